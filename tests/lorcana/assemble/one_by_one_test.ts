import { deepStrictEqual } from "node:assert/strict";
import { type Effect, parseAbility, print } from "../../../lorcana/mod.ts";

/** Texts with their steps; what each player does alone stands in brackets. */
const cases: readonly (readonly [text: string, steps: string])[] = [
  // All of it is about each of them.
  [
    "Each opponent reveals the top card of their deck. If it's a character card, they may play it for free.",
    "[reveal-top-card conditional]",
  ],
  // What comes after, or before, is done once.
  [
    "Each opponent reveals the top card of their deck. If it's a character card, they may play it for free. Draw a card.",
    "[reveal-top-card conditional] draw",
  ],
  [
    "Gain 1 lore. Each opponent reveals the top card of their deck. If it's a character card, they put it into their hand. Then, draw a card.",
    "gain-lore [reveal-top-card conditional] draw",
  ],
  [
    "Each player chooses one of their characters. They may banish that character. Draw a card.",
    "[select-target optional] draw",
  ],
  // Nobody is spoken of again.
  ["Each opponent loses 1 lore. Draw a card.", "lose-lore draw"],
];

for (const [text, steps] of cases) {
  Deno.test(`lorcana: ${steps}: ${text}`, () => {
    const { abilities } = parseAbility(text, { cardType: "action" });
    deepStrictEqual(
      abilities.map((ability) =>
        "effect" in ability && outline(ability.effect)
      ),
      [steps],
    );
    deepStrictEqual(print(abilities), text);
  });
}

function outline(effect: Effect): string {
  if (effect.type === "for-each-player") return `[${outline(effect.effect)}]`;
  if (effect.type !== "sequence") return effect.type;
  const { steps, wording } = effect;
  const between = wording?.joins?.length ?? steps.length - 1;
  deepStrictEqual(between, steps.length - 1, "a join between any two steps");
  return steps.map(outline).join(" ");
}
