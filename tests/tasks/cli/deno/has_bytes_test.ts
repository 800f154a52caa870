import { strictEqual, throws } from "node:assert/strict";
import { equalBytes, hasBytes } from "../../../../tasks/cli/deno/has_bytes.ts";
import { withDirectory } from "../../temporary.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read", "write");

/** More than one piece of a file. */
const LONG = (1 << 20) + 3;

test("hasBytes() compares a file piece by piece, up to its end", () =>
  withDirectory((directory) => {
    const path = `${directory}/a.json`;
    for (const length of [0, 1, 5, LONG]) {
      const bytes = new Uint8Array(length).fill(7);
      Deno.writeFileSync(path, bytes);
      strictEqual(hasBytes(path, bytes), true);
      strictEqual(hasBytes(path, new Uint8Array(length + 1).fill(7)), false);
      if (length === 0) continue;
      strictEqual(hasBytes(path, bytes.subarray(1)), false);
      strictEqual(hasBytes(path, bytes.with(length - 1, 8)), false);
      strictEqual(hasBytes(path, bytes.with(0, 8)), false);
    }
    throws(() => hasBytes(`${directory}/none`, new Uint8Array()));
    return Promise.resolve();
  }));

Deno.test("equalBytes() compares all bytes, wherever they are in memory", () => {
  for (const length of [0, 1, 3, 4, 5, 8, 11]) {
    for (
      const [from, to] of [[0, 0], [0, 1], [1, 0], [3, 2], [4, 8]] as const
    ) {
      const one = new Uint8Array(32).subarray(from, from + length);
      const other = new Uint8Array(32).subarray(to, to + length);
      strictEqual(equalBytes(one, other), true);
      for (let i = 0; i < length; i++) {
        other[i] = 1;
        strictEqual(equalBytes(one, other), false);
        other[i] = 0;
      }
      strictEqual(equalBytes(one, new Uint8Array(length + 1)), false);
    }
  }
});
