import { ok, strictEqual } from "node:assert/strict";
import type { Ability, VariableValue } from "../ast/internal.ts";
import type { Diagnostic } from "../diagnostics/internal.ts";
import * as lorcana from "../lorcana/mod.ts";
import {
  loadTabula,
  parse,
  parseAbility,
  parseAssertion,
  parseAssertions,
  parseBindings,
  parsePuzzle,
  type PuzzleFile,
  resolve,
  serialize,
  serializeAbility,
  serializeEffect,
  tokenize,
  tryWritePuzzle,
} from "../mod.ts";
import { valueOf } from "./results.ts";
import { SAMPLE_SOURCE } from "./sample_tabula.ts";

/** What the results of all operations have in common. */
type AnyResult =
  | { readonly ok: true; readonly warnings: readonly Diagnostic[] }
  | {
    readonly ok: false;
    readonly errors: readonly Diagnostic[];
    readonly warnings: readonly Diagnostic[];
  };

/** An operation that goes well, and one that does not. */
interface Operation {
  readonly good: () => AnyResult | Promise<AnyResult>;
  readonly bad: () => AnyResult | Promise<AnyResult>;
}

const tokens = valueOf(tokenize("Draw {cards}."));
const bindings = new Map<string, VariableValue>([["cards", { Integer: 1 }]]);
const PUZZLE = "[metadata]\nName:A\nGoal:Win\n[state]\nactiveplayer=ai\n" +
  "activephase=MAIN2\n[assertions]\n";

function drawing(count: number): Ability {
  return { Event: { effect: { Effect: { DrawCards: { count } } } } };
}

function puzzleNamed(name: string): PuzzleFile {
  const puzzle = parsePuzzle(PUZZLE);
  if (!puzzle.ok) throw new Error("The puzzle cannot be read");
  return { ...puzzle, metadata: { ...puzzle.metadata, name } };
}

const operations: { readonly [name: string]: Operation } = {
  parse: {
    good: () => parse("Draw {cards}.", "cards: 2"),
    bad: () => parse("Drow {cards}.", "cards: 2"),
  },
  tokenize: { good: () => tokenize("Draw"), bad: () => tokenize("Draw {") },
  parseBindings: {
    good: () => parseBindings("cards: 2"),
    bad: () => parseBindings("cards"),
  },
  resolve: {
    good: () => resolve(tokens, bindings),
    bad: () => resolve(tokens, new Map()),
  },
  parseAbility: {
    good: () => parseAbility(valueOf(resolve(tokens, bindings))),
    bad: () => parseAbility(tokens),
  },
  serialize: {
    good: () => serialize([drawing(1)]),
    bad: () => serialize([drawing(-1)]),
  },
  serializeAbility: {
    good: () => serializeAbility(drawing(1)),
    bad: () => serializeAbility(drawing(-1)),
  },
  serializeEffect: {
    good: () => serializeEffect(drawing(1)),
    bad: () => serializeEffect(drawing(-1)),
  },
  parsePuzzle: { good: () => parsePuzzle(PUZZLE), bad: () => parsePuzzle("") },
  parseAssertion: {
    good: () => parseAssertion("game won"),
    bad: () => parseAssertion("victory"),
  },
  parseAssertions: {
    good: () => parseAssertions(`${PUZZLE}game won\n`),
    bad: () => parseAssertions(`${PUZZLE}victory\n`),
  },
  "lorcana.parseAbility": {
    good: () => lorcana.parseAbility("Draw a card."),
    bad: () => lorcana.parseAbility("Frobnicate a card."),
  },
  "lorcana.tryPrint": {
    good: () =>
      lorcana.tryPrint(lorcana.parseAbility("Draw a card.").abilities),
    // So a caller may think.
    bad: () => lorcana.tryPrint([{ type: "action" } as lorcana.Ability]),
  },
  tryWritePuzzle: {
    good: () => tryWritePuzzle(puzzleNamed("A")),
    bad: () => tryWritePuzzle(puzzleNamed("A\nGoal:Survive")),
  },
  loadTabula: {
    good: () => loadTabula("production", SAMPLE_SOURCE),
    bad: () =>
      loadTabula("production", {
        directory: "nowhere",
        readFile: () => Promise.reject(new Error("Nothing here")),
      }),
  },
};

for (const [name, { good, bad }] of Object.entries(operations)) {
  Deno.test(`${name}() yields ok with warnings, or errors with warnings`, async () => {
    const [succeeded, failed] = [await good(), await bad()];
    strictEqual(succeeded.ok, true);
    ok(Array.isArray(succeeded.warnings) && !("errors" in succeeded));
    strictEqual(failed.ok, false);
    ok(Array.isArray(failed.warnings) && !failed.ok);
    ok(failed.errors.length > 0);
    strictEqual(
      failed.errors.every(({ severity }) => severity === "error"),
      true,
    );
  });
}
