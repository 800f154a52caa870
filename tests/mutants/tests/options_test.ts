import { deepStrictEqual, match } from "node:assert/strict";
import { folderOf, mutantOptions } from "../options.ts";
import { SUITES } from "../suites.ts";

Deno.test("mutantOptions() tries every folder unless told otherwise", () => {
  deepStrictEqual(mutantOptions([]), {
    folders: Object.keys(SUITES),
    count: 40,
    seed: 1,
    jobs: 1,
    atLeast: 90,
    withReference: false,
  });
});

Deno.test("mutantOptions() takes several folders, and paths below them", () => {
  const args =
    "--folder pzl --folder parser/spans --count 5 --seed 0 --jobs 2 --at-least 80 --with-reference";
  deepStrictEqual(mutantOptions(args.split(" ")), {
    folders: ["pzl", "parser/spans"],
    count: 5,
    seed: 0,
    jobs: 2,
    atLeast: 80,
    withReference: true,
  });
});

const wrong: readonly (readonly [string, RegExp])[] = [
  ["--folder gallery", /^Cannot try "gallery": the folders are combinators/],
  ["--count 0", /^--count must be a number from 1, not "0"$/],
  ["--seed x", /^--seed must be a number from 0, not "x"$/],
  ["--cuont 3", /cuont/],
  ["pzl", /pzl/],
];

for (const [args, problem] of wrong) {
  Deno.test(`mutantOptions() refuses ${args}`, () => {
    const options = mutantOptions(args.split(" "));
    match("problem" in options ? options.problem : "", problem);
  });
}

Deno.test("folderOf() is what a path begins with", () => {
  deepStrictEqual(["parser", "parser/spans/a.ts"].map(folderOf), [
    "parser",
    "parser",
  ]);
});
