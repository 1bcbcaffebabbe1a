// A counter beside its Gray code: one bit changes a step.
module gray(input clk, input enable);
  reg [5:0] count = 0;
  reg [5:0] before = 0;
  wire [5:0] code = count ^ (count >> 1);
  wire [5:0] changed = code ^ before;
  always @(posedge clk) begin
    before <= code;
    if (enable) count <= count + 1;
  end
  always @* begin
    assert ((changed & (changed - 6'd1)) == 0 || before != ((count - 6'd1) ^ ((count - 6'd1) >> 1)) && before != code);
    cover (code == 6'h0f);
  end
endmodule
