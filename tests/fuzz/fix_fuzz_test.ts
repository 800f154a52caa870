import { fuzzFixes } from "./fix_fuzz.ts";

Deno.test("fixes change nothing but their texts in 500 random TOML files", () =>
  fuzzFixes(500, 20261117));
