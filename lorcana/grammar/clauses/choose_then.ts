import type { Rule } from "../../../combinators/mod.ts";
import type { Effect, Owner, Player, Target } from "../../ast/mod.ts";
import { walk } from "../../ast/walk.ts";
import type { Act } from "../effects/parts/production.ts";
import { inHand, isInHand } from "../effects/parts/in_hand.ts";
import { asChosen, chooser, ownedBy } from "../effects/parts/who_acts.ts";
import { toTarget } from "../nouns/noun.ts";
import { someCards } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { together } from "./pieces.ts";

const choose = verb("choose");

const OWNERS: { readonly [whose: string]: Owner | undefined } = {
  CONTROLLER: "you",
  OPPONENT: "opponent",
  THEIR: "their",
  CHOSEN_PLAYER: "chosen-player",
  CHOSEN_OPPONENT: "chosen-opponent",
};

/** "chooses one of their characters and banishes them" */
export function chosenThen(act: Rule<Act>): readonly Rule<Act>[] {
  return [
    pattern`${choose} ${someCards} and ${act}`.map(([, noun, act]) => (who) =>
      noun.zone === "hand" || isInHand(noun)
        ? chosenFirst(asChosen(toTarget(inHand(noun))), act(who), who)
        : about(ownedBy(who, asChosen(toTarget(noun))), act(who), who)
    ),
    pattern`${choose} ${someCards} from ${whosePile} ${
      words("discard", "discard pile")
    } and ${act}`.map(([, noun, whose, , act]) => (who) =>
      about(
        asChosen(
          toTarget({ ...noun, zone: "discard", owner: OWNERS[whose] ?? "any" }),
        ),
        act(who),
        who,
      )
    ),
    pattern`${choose} ${someCards} from ${whosePile} hand and ${act}`.map((
      [, noun, whose, act],
    ) =>
    (who) =>
      chosenFirst(
        asChosen(
          toTarget({ ...noun, zone: "hand", owner: OWNERS[whose] ?? "any" }),
        ),
        act(who),
        who,
      )
    ),
  ];
}

interface Chosen {
  readonly target: Target;
  /** Whether the pronoun for it was found. */
  done: boolean;
}

/**
 * The effect with the card just chosen in place of the first pronoun; where none
 * speaks of it, as in "and banish all other items", it is chosen before.
 */
function about(target: Target, effect: Effect, who: Player): Effect {
  const state: Chosen = { target, done: false };
  const own = chosen.effect(effect, state);
  return state.done ? own : chosenFirst(target, effect, who);
}

/** Chooses the card, and then does something. */
function chosenFirst(target: Target, effect: Effect, who: Player): Effect {
  const chosenBy = chooser(who);
  return together([
    {
      type: "select-target",
      target,
      ...(chosenBy === undefined ? {} : { chosenBy }),
    },
    effect,
  ]);
}

const chosen = walk<Chosen>((inside) => ({
  target: (node, state) => replaced(node, state) ?? inside.target(node, state),
  aside: (node, state) => replaced(node, state) ?? inside.aside(node, state),
  effect: (node, state) => {
    if (state.done) return node;
    const own = inside.effect(node, state);
    return state.done && isAbout(own, state.target) ? byChooser(own) : own;
  },
}));

function replaced(node: Target, state: Chosen): Target | undefined {
  const isIt = !state.done && typeof node === "object" && "ref" in node &&
    node.ref === "previous-target";
  if (!isIt) return undefined;
  state.done = true;
  return state.target;
}

function isAbout(effect: Effect, target: Target): boolean {
  return Object.values(effect).includes(target);
}

/** Whoever acts on the chosen card is the one who chose it. */
function byChooser(effect: Effect): Effect {
  if (!("by" in effect) || effect.type === "play-card") return effect;
  const { by, ...rest } = effect;
  return by === undefined ? rest : { ...rest, chosenBy: by };
}
