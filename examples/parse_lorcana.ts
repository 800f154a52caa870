// deno-lint-ignore-file no-console
/** Reads an ability of Lorcana, prints it, and shows words nobody can read. */
import * as lorcana from "@dreamtides/parse/lorcana";

const text =
  "Whenever this character quests, you may draw a card, then choose and discard a card.";

const { ok, abilities } = lorcana.parseAbility(text);
console.log(JSON.stringify(abilities, null, 2));
console.log(ok && lorcana.print(abilities) === text);

// A word that no rule accounts for is never dropped: it is residue.
const odd = "Draw a card. Then frobnicate chosen character.";
const { residue } = lorcana.parseAbility(odd);
console.log(residue.map(({ start, end }) => odd.slice(start, end)));
