// A product by shifts and sums, one bit a step. What is left to add is known at every step.
module multiply(input clk, input start, input [3:0] a, input [3:0] b);
  reg [7:0] sum = 0, shifted = 0, product = 0;
  reg [3:0] rest = 0;
  always @(posedge clk)
    if (start) begin
      sum <= 0;
      shifted <= a;
      rest <= b;
      product <= a * b;
    end else begin
      if (rest[0]) sum <= sum + shifted;
      shifted <= shifted << 1;
      rest <= rest >> 1;
    end
  always @* begin
    if (rest == 0) assert (sum == product);
    cover (rest == 0 && sum == 8'd143);
  end
endmodule
