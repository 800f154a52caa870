import { deepStrictEqual } from "node:assert/strict";
import { stateProblems } from "../../../tasks/gate/state_problems.ts";

function problemsIn(path: string, text: string): string[] {
  return stateProblems(new Map([[path, text]]));
}

Deno.test("a variable of a module is a problem", () => {
  deepStrictEqual(problemsIn("lexer/book.ts", "let latest = 1;\n"), [
    'lexer/book.ts: "latest" is a variable of the module; a function of memo.ts can keep it',
  ]);
});

Deno.test("an exported variable is one, too", () => {
  const problems = problemsIn("ast/count.ts", "export let count = 0;\n");
  deepStrictEqual(problems.length, 1);
});

const FINE = {
  "a constant": ["ast/card.ts", "const MOST = 1;\n"],
  "a variable of a function": [
    "ast/card.ts",
    "function f() {\n  let i = 0;\n}",
  ],
  "scratch space of the fast lane": ["parser/fast/columns.ts", "let latest;\n"],
  "a variable of a task": ["tasks/site/site.ts", "let runs = 0;\n"],
} as const;

for (const [what, [path, text]] of Object.entries(FINE)) {
  Deno.test(`${what} is fine`, () => {
    deepStrictEqual(problemsIn(path, text), []);
  });
}
