import type { Rule } from "../../../combinators/mod.ts";
import type { Owner, Zone } from "../../ast/mod.ts";
import { lookup } from "../words.ts";
import type { Part } from "./noun.ts";

/** "in your hand": where cards are, and whose. */
export const zone: Rule<Part> = lookup<Part>({
  "in your hand": inZone("hand", "you"),
  "in hand": inZone("hand", "you"),
  "in your discard": inZone("discard", "you"),
  "in your discard pile": inZone("discard", "you"),
  "in your inkwell": inZone("inkwell", "you"),
  "in your deck": inZone("deck", "you"),
  "in their hand": inZone("hand", "their"),
  "in their hands": inZone("hand", "their"),
  "in their discard": inZone("discard", "their"),
  "in their inkwell": inZone("inkwell", "their"),
  "in opponents' hands": inZone("hand", "opponent"),
  "in your opponents' hands": inZone("hand", "opponent"),
  "in opponents' discards": inZone("discard", "opponent"),
  "in your opponents' discards": inZone("discard", "opponent"),
  "in each opponent's discard": inZone("discard", "opponent"),
  "in an opponent's discard": inZone("discard", "opponent"),
  "in chosen opponent's hand": inZone("hand", "chosen-opponent"),
  "in chosen player's hand": inZone("hand", "chosen-player"),
  "in chosen opponent's inkwell": inZone("inkwell", "chosen-opponent"),
  "in chosen player's inkwell": inZone("inkwell", "chosen-player"),
  "in opponents' inkwells": inZone("inkwell", "opponent"),
  "in chosen opponent's discard": inZone("discard", "chosen-opponent"),
  "in chosen player's discard": inZone("discard", "chosen-player"),
  "in all players' discards": inZone("discard", "any"),
});

function inZone(zone: Zone, owner: Owner): Part {
  return { zone, owner };
}
