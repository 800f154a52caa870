import { deepStrictEqual } from "node:assert/strict";
import { type Import, importsOf } from "../../../tasks/gate/imports.ts";

const cases: readonly (readonly [string, Import["kind"] | undefined])[] = [
  [`import { a } from "x";`, "value"],
  [`import a, { type B } from "x";`, "value"],
  [`import * as a from "x";`, "value"],
  [`import "x";`, "value"],
  [`import {\n  a,\n  type B,\n} from "x";`, "value"],
  [`import type { A } from "x";`, "type"],
  [`import { type A, type B } from "x";`, "type"],
  [`import a from "x" with { type: "json" };`, "value"],
  [`export { a } from "x";`, "value"],
  [`export * from "x";`, "value"],
  [`export * as a from "x";`, "value"],
  [`export type { A } from "x";`, "type"],
  [`const a = await import("x");`, "lazy"],
  [`// import { a } from "x";`, undefined],
  [` * import { a } from "x";`, undefined],
  [`export const a = "x";`, undefined],
];

for (const [text, kind] of cases) {
  Deno.test(`importsOf() finds ${kind ?? "nothing"} in ${text}`, () => {
    const expected = kind === undefined ? [] : [{ specifier: "x", kind }];
    deepStrictEqual(importsOf(text), expected);
  });
}
