// deno-lint-ignore-file no-console
/**
 * Reads a Lorcana ability, prints it, and shows the words that no rule accounts
 * for.
 */
import * as lorcana from "@dreamtides/parse/lorcana";

const text =
  "Whenever this character quests, you may draw a card, then choose and discard a card.";

const { ok, abilities } = lorcana.parseAbility(text);
console.log(JSON.stringify(abilities, null, 2));
console.log(ok && lorcana.print(abilities) === text);

// A word that no rule accounts for is never dropped: it becomes residue.
const odd = "Draw a card. Then frobnicate chosen character.";
const { residue } = lorcana.parseAbility(odd);
console.log(residue.map(({ start, end }) => odd.slice(start, end)));
