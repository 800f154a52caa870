import { strictEqual } from "node:assert/strict";
import { testWith } from "../permissions.ts";

const test = testWith("read", "run");

const SWITCH = new URL("../without_fast_lane.ts", import.meta.url).pathname;

test("the switch that turns the fast lane off runs tests in stages", async () => {
  const { code, stdout, stderr } = await new Deno.Command("deno", {
    args: ["run", "--quiet", "-P=gate", SWITCH, "representative_cards_test.ts"],
  }).output();
  const decoder = new TextDecoder();
  strictEqual(code, 0, decoder.decode(stdout) + decoder.decode(stderr));
});
