/**
 * What a new process pays before the second ability: run by `report.ts`, since
 * a module is evaluated once in a process. Prints milliseconds as JSON.
 */
// The order counts: modules are evaluated as they are imported.
import { start as load } from "./load.ts";
import "arcsecond";
import "../../lexer/internal.ts";
import { begin } from "./begin.ts";
import { grammar } from "../../parser/internal.ts";
import { end } from "./end.ts";
import { parse } from "../../mod.ts";

const made = performance.now();
grammar();
const start = performance.now();
parse("Draw {cards}.", "cards: 2");
const first = performance.now();
parse("{Judgment} You may {banish} an enemy with cost {e} or less.", "e: 3");
const second = performance.now();

// deno-lint-ignore no-console
console.log(JSON.stringify({
  construction: end - begin + start - made,
  others: begin - load,
  first: first - start,
  second: second - first,
}));
