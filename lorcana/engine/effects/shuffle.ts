import type { ShuffleEffects } from "../../mod.ts";
import { put } from "../deeds/leave.ts";
import { after } from "../moment.ts";
import { shuffled } from "../state/chance.ts";
import { record } from "../triggers/record.ts";
import { eachPlayer } from "./parts/parts.ts";
import { deckOf, intoDeck } from "./put.ts";
import type { Runners } from "./parts/runners.ts";

/** Decks are shuffled, possibly with other cards. */
export const shuffleRunners: Runners<ShuffleEffects> = {
  "shuffle-into-deck": (moment, effect) =>
    intoDeck(moment, effect, (now, cards) => {
      const owners = new Set(cards.map((id) => deckOf(now, id)));
      const back = cards.reduce(
        (then, id) =>
          record(put(then, id, "deck"), { event: "shuffle", card: id }),
        now,
      );
      return [...owners].reduce(
        (then, player) => after(then, shuffled(then.game, player)),
        back,
      );
    }),
  "shuffle-deck": (moment, { player: whose }) =>
    eachPlayer(
      moment,
      whose,
      (now, player) => after(now, shuffled(now.game, player)),
    ),
};
