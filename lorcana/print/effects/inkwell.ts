import type { InkwellEffects } from "../../ast/effects/inkwell.ts";
import type {
  CardType,
  EffectOf,
  Player,
  Query,
  Target,
} from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";
import { isPile } from "../../ast/pile.ts";
import { printPile } from "../nouns/cards.ts";
import { act, type Clause, type Printers, whole } from "../clauses/clause.ts";
import { leading } from "../amounts/durations.ts";
import { lying } from "./parts/lying.ts";
import { chosenBy as byChooser } from "./parts/who_acts.ts";
import { mine } from "../nouns/players.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "put the top card of your deck into your inkwell facedown and exerted" */
export const inkwellPrinters: Printers<InkwellEffects> = {
  "put-into-inkwell": inkwell,
  "additional-inkwell": ({ facedown, duration }, voice) => {
    const words = phrase(
      "put an additional card from your hand into your inkwell",
      facedown && "facedown",
    );
    return duration === undefined ? act("CONTROLLER", () => words) : whole(
      `${
        duration === "this-turn" ? "this turn" : leading(duration, voice)
      }, you ${words}`,
    );
  },
};

function inkwell(effect: EffectOf<"put-into-inkwell">, voice: Voice): Clause {
  const { target, player, chosenBy, by } = effect;
  if (isOwnPile(target)) return fromPile(effect, target, voice);
  const whose = player === "CONTROLLER"
    ? "your inkwell"
    : chosenBy !== undefined || by !== undefined
    ? "their inkwell"
    : inkwellOf(target);
  return byChooser(
    effect,
    voice,
    (verb, to) =>
      phrase(verb("put"), to("all"), `into ${whose}`, lying(effect)),
    target,
  );
}

/** Whether cards come from a pile of the player whose inkwell they enter. */
function isOwnPile(target: Target): target is Query {
  return isPile(target) &&
    (target.owner === "you" || target.owner === "their");
}

function fromPile(
  effect: EffectOf<"put-into-inkwell">,
  target: Query,
  voice: Voice,
): Clause {
  const { player } = effect;
  // Only cards in play go to their owner.
  const owner: Player = player === "CARD_OWNER" ? "THAT_PLAYER" : player;
  return act(owner, (verb) =>
    phrase(
      verb("put"),
      printPile(target, mine(owner), voice),
      `into ${mine(owner)} inkwell`,
      lying(effect),
    ));
}

/** Whose inkwell cards in play enter. */
function inkwellOf(target: Target): string {
  const full = expanded(target);
  if (typeof full === "string" || "ref" in full) {
    return "their player's inkwell";
  }
  const all = "join" in full ? full.targets.map(expanded) : [full];
  const queries = all.filter((one) =>
    typeof one === "object" && "selector" in one
  );
  return queries.some(({ cardTypes }) => cardTypes.some(isThing))
    ? "its player's inkwell"
    : "their player's inkwell";
}

function isThing(type: CardType): boolean {
  return type === "item" || type === "location";
}
