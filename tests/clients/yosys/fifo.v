// A queue of eight bytes. What was counted is what lies between the pointers.
module fifo(input clk, input reset, input push, input pop, input [7:0] in, output [7:0] out, output full, output empty);
  reg [7:0] memory [0:7];
  reg [3:0] count = 0;
  reg [2:0] first = 0, next = 0;
  assign out = memory[first];
  assign full = count == 8;
  assign empty = count == 0;
  wire pushes = push && !full, pops = pop && !empty;
  always @(posedge clk)
    if (reset) begin
      count <= 0;
      first <= 0;
      next <= 0;
    end else begin
      if (pushes) memory[next] <= in;
      next <= next + pushes;
      first <= first + pops;
      count <= count + pushes - pops;
    end
  always @* begin
    assert (count <= 8);
    assert (next - first == count[2:0]);
    cover (full && out == 8'h5a);
  end
endmodule
