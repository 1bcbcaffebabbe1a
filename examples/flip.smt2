; The running example of Babic and Hu, "Structural Abstraction of Software Verification Conditions", section 3:
;
;      1  int global1, global2;
;      3  // If *data < 0, returns true and computes *data = abs(*data).
;      4  bool flip(int *data) { if (*data < 0) { *data = -(*data); return true; } return false; }
;     12  // Assume init is a pure function (no side effects).
;     13  int init(int x) { /* some expensive computation */ }
;     19  void scale() {
;     20      global2 = init(global1);
;     21      if (flip(&global2)) {
;     22          assert(global2 != 0);        // division by zero
;     23          global1 /= global2;
;     24  }   }
;
; Is the assertion on line 22 ever violated? Each effect of a function is a summary of its own. The proof needs both
; effects of `flip` and nothing of `init`, which no solver could handle as a circuit.
(set-logic QF_BV)

(define-summary flip.ret ((data (_ BitVec 64))) Bool (bvslt data #x0000000000000000))
(define-summary flip.data ((data (_ BitVec 64))) (_ BitVec 64)
  (ite (bvslt data #x0000000000000000) (bvneg data) data))
(define-summary init ((x (_ BitVec 64))) (_ BitVec 64)
  (let ((r0 (bvmul (bvxor x #x9e3779b97f4a7c15) (bvadd x #x9e3779b97f4a7c15))))
  (let ((r1 (bvxor (bvmul r0 r0) (bvurem x (bvor r0 #xbf58476d1ce4e5b9)))))
  (let ((r2 (bvadd (bvudiv r1 (bvor (bvlshr x #x0000000000000002) #x0000000000000001)) (bvmul r1 x))))
  (let ((r3 (bvmul (bvxor r2 #xd6e8feb86659fd93) (bvadd x #xd6e8feb86659fd93))))
  (let ((r4 (bvxor (bvmul r3 r3) (bvurem x (bvor r3 #x9e3779b97f4a7c15)))))
  (let ((r5 (bvadd (bvudiv r4 (bvor (bvlshr x #x0000000000000005) #x0000000000000001)) (bvmul r4 x))))
  (let ((r6 (bvmul (bvxor r5 #x94d049bb133111eb) (bvadd x #x94d049bb133111eb))))
  (let ((r7 (bvxor (bvmul r6 r6) (bvurem x (bvor r6 #xd6e8feb86659fd93)))))
  (let ((r8 (bvadd (bvudiv r7 (bvor (bvlshr x #x0000000000000008) #x0000000000000001)) (bvmul r7 x))))
  (let ((r9 (bvmul (bvxor r8 #xbf58476d1ce4e5b9) (bvadd x #xbf58476d1ce4e5b9))))
  (let ((r10 (bvxor (bvmul r9 r9) (bvurem x (bvor r9 #x94d049bb133111eb)))))
  (let ((r11 (bvadd (bvudiv r10 (bvor (bvlshr x #x0000000000000001) #x0000000000000001)) (bvmul r10 x))))
  r11)))))))))))))

(declare-const global1 (_ BitVec 64))
(declare-const global2 (_ BitVec 64))
(assert (= global2 (init global1)))                       ; line 20
(assert (not (=> (flip.ret global2)                       ; line 21
                 (not (= (flip.data global2) #x0000000000000000)))))
(check-sat)
(get-info :all-statistics)
