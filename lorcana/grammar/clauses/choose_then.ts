import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Effect, Owner, Target } from "../../ast/mod.ts";
import { walk } from "../../ast/walk.ts";
import type { Act } from "../effects/parts/production.ts";
import { asChosen, ownedBy } from "../effects/parts/who_acts.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";

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
    checked(
      pattern`${choose} ${nounPhrase} and ${act}`,
      ([, , act]) => hasPronoun(act("CONTROLLER")),
    ).map(([, noun, act]) => (who) =>
      about(ownedBy(who, asChosen(toTarget(noun))), act(who))
    ),
    checked(
      pattern`${choose} ${nounPhrase} from ${whosePile} ${
        words("discard", "discard pile")
      } and ${act}`,
      ([, , , , act]) => hasPronoun(act("CONTROLLER")),
    ).map(([, noun, whose, , act]) => (who) =>
      about(
        asChosen(
          toTarget({ ...noun, zone: "discard", owner: OWNERS[whose] ?? "any" }),
        ),
        act(who),
      )
    ),
  ];
}

interface Chosen {
  readonly target: Target;
  /** Whether the pronoun for it was found. */
  done: boolean;
}

/** The effect with the card just chosen in place of the first pronoun. */
function about(target: Target, effect: Effect): Effect {
  return chosen.effect(effect, { target, done: false });
}

/** Whether an effect is about the card chosen before: nobody chooses in vain. */
function hasPronoun(effect: Effect): boolean {
  const state: Chosen = { target: "CHOSEN_CHARACTER", done: false };
  chosen.effect(effect, state);
  return state.done;
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
