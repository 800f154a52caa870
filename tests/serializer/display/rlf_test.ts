import { strictEqual } from "node:assert/strict";
import type { Ability } from "../../../ast/internal.ts";
import {
  display,
  displayAbility,
  toUnity,
} from "../../../serializer/display/mod.ts";
import { parse, serialize } from "../../../mod.ts";
import { abilityCards } from "../../abilities.ts";
import { assertAll } from "../../corpus.ts";
import { cards } from "../../frames.ts";
import { shown } from "./shown.ts";

const VARIABLES =
  "e: 2, c: 1, c2: 3, n: 2, one: 1, p: 3, t: Ancient, g: radiant, a: 2, k: 1, r: 3, m: 4, v: 2, s: 5, f: 1";

/** A text, and how players see it. */
const SHOWN: { readonly [text: string]: string } = {
  "Gain {energy($e)}.": "Gain 2●.",
  "Gain {points($p)}.": "Gain 3⍏.",
  "Draw {cards($c)}.": "Draw a card.",
  "Draw {cards($c2)}.": "Draw 3 cards.",
  "{@cap cards($c)}": "A card",
  "{$c} {card:$c}, {$c2} {card:$c2}": "1 card, 3 cards",
  "the {top_n_cards($v)}": "the top 2 cards",
  "+{$s} spark, +{s} spark, +{spark($s)} spark": "+5 spark, +5 spark, +5 spark",
  "{subtype($t)}, {@a subtype($t)}, {@cap @a subtype($t)}, {@plural subtype($t)}, {plural_subtype}":
    "Ancient, an Ancient, An Ancient, Ancients, Ancients",
  "{count_allied_subtype($a, $t)}": "2 allied Ancients",
  "{figment($g)}, {@a figment($g)}, {figments($g)}, {n_figments($n, $g)}":
    "Radiant Figment, a Radiant Figment, Radiant Figments, two Radiant Figments",
  "{materialize} {pronoun:$n}, {Materialize} {pronoun:$one}":
    "materialize them, Materialize it",
  "{kindle($k)}, {Kindle($k)}, {@cap kindle($k)}":
    "kindle 1, Kindle 1, Kindle 1",
  "{reclaim_for_cost($r)}, {Reclaim_For_Cost($r)}": "reclaim 3●, Reclaim 3●",
  "{maximum_energy($m)}": "4 maximum ●",
  "{Multiply_By($n)} the amount of {energy_symbol}": "Double the amount of ●",
  "{Judgment} {foresee($f)}": "▸ Judgment: foresee 1",
  "{Materialized_Judgment}": "▸ Materialized, Judgment:",
  "{choose_one}\n{bullet} {energy($e)}: X.": "Choose One:\n• 2●: X.",
  "the {judgment_phase_name} phase": "the Judgment phase",
  "{fast}, {Fast}": "↯fast, ↯fast",
  "{Materialize} a them.": "Materialize them.",
};

for (const [text, expected] of Object.entries(SHOWN)) {
  Deno.test(`display() shows ${JSON.stringify(text)}`, () => {
    strictEqual(shown(text, VARIABLES, { dialect: "rlf" }).plain, expected);
  });
}

// What the dialects say in other words.
const DIFFERENT = /^\{Materialize\} (them|\{it-or-them\})\.$/;

Deno.test("display() shows every example alike in both dialects, with the same messages", () => {
  const examples = [...cards, ...abilityCards]
    .filter(({ text }) => !DIFFERENT.test(text));
  assertAll(examples, ({ text, variables }) => {
    const read = parse(text, variables);
    if (!read.ok) throw new Error("An example cannot be read");
    const classic = serialize(read.abilities);
    const rlf = serialize(read.abilities, { dialect: "rlf" });
    strictEqual(
      unity(rlf.text, rlf.variables, "rlf"),
      unity(classic.text, classic.variables, "classic")
        // What the dialects say in other words.
        .replaceAll(
          /[Ww]hile this card is in your void/g,
          (all) =>
            all.startsWith("W")
              ? "If this card is in your void"
              : "if this card is in your void",
        ),
    );
  }, ({ text }) => text);
});

function unity(
  text: string,
  variables: string,
  dialect: "classic" | "rlf",
): string {
  const result = display(text, variables, { dialect, messages: "rlf" });
  if (!result.ok || result.warnings.length > 0) {
    throw new Error(`Cannot show ${text} with ${variables}`);
  }
  return toUnity(result.spans);
}

Deno.test("display() suggests phrases, never the other dialect", () => {
  const result = display("Gain {energy_symbl} and {@a sbtype_of}.", "");
  const suggested = result.warnings.map(({ suggestion }) =>
    suggestion?.edits[0]?.replacement
  );
  strictEqual(suggested[0], "{energy_symbol}");
});

Deno.test("display() leaves a directive without a value as it is", () => {
  const result = display("Draw {$x} {card:$x}.", "c: 1");
  strictEqual(result.ok && result.plain, "Draw {$x} {card:$x}.");
  strictEqual(result.warnings.length, 2);
});

Deno.test("displayAbility() displays an ability in the dialect that is asked for", () => {
  const ability: Ability = {
    Event: { effect: { Effect: { GainPoints: { gains: 3 } } } },
  };
  for (const [dialect, plain] of [["classic", "3⍟"], ["rlf", "3⍏"]] as const) {
    const shown = displayAbility(ability, { dialect });
    strictEqual(shown.ok && shown.plain, `Gain ${plain}.`);
  }
});
