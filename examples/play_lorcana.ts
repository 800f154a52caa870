// deno-lint-ignore-file no-console
/**
 * Plays a Lorcana card from its text: the engine asks a question, then
 * continues.
 */
import { parseCardText } from "@dreamtides/parse/lorcana";
import { newGame, play, type Printed } from "../lorcana/engine/mod.ts";

const text = "Deal 3 damage to chosen character. " +
  "If it is banished this way, gain 1 lore.";

const spell: Printed = {
  name: "Spell",
  type: "action",
  cost: 0,
  abilities: parseCardText(text, { cardType: "action" })
    .flatMap(({ abilities }) => abilities),
};

function hero(name: string): Printed {
  return { name, type: "character", cost: 2, strength: 2, willpower: 3 };
}

const game = newGame([
  { id: "you", hand: { spell }, play: { elsa: hero("Elsa") } },
  { id: "rival", play: { gaston: hero("Gaston") } },
]);
const move = { move: "play", card: "spell" } as const;

console.log(play(game, move));

const outcome = play(game, move, [["gaston"]]);
if (outcome.kind === "done") console.log(outcome.game.sides);
