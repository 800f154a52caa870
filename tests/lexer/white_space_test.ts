import { deepStrictEqual } from "node:assert/strict";
import { tokenize } from "../../lexer/internal.ts";

Deno.test("tokenize() parts words at Unicode white space, and nowhere else", () => {
  const found: string[] = [];
  const expected: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    if (/[{}.,:\n]/.test(char)) continue;
    const tokens = tokenize(`a${char}b`);
    const name = unit.toString(16);
    if (tokens.ok && tokens.value.length === 2) found.push(name);
    if (/\p{White_Space}/u.test(char)) expected.push(name);
  }
  deepStrictEqual(found, expected);
});
