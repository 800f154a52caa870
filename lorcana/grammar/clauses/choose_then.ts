import { checked, located, type Rule } from "../../../combinators/mod.ts";
import type { Effect, Owner, Player, Target } from "../../ast/mod.ts";
import { walk } from "../../ast/walk.ts";
import type { Act } from "../effects/parts/production.ts";
import { inHand, isInHand } from "../effects/parts/in_hand.ts";
import { asChosen, chooser, ownedBy } from "../effects/parts/who_acts.ts";
import { formAt } from "../nouns/agreement.ts";
import { type Noun, toTarget } from "../nouns/noun.ts";
import { someCards } from "../nouns/noun_phrase.ts";
import { someOfThem } from "../nouns/one_of_them.ts";
import { type Whose, whosePile } from "../nouns/players.ts";
import { lookup, pattern, words } from "../words.ts";
import { together } from "./parts/pieces.ts";

type Form = ReturnType<typeof formAt>;

const choose: Rule<Form> = lookup<Form>({
  "choose": "several",
  "chooses": "one",
});

const OWNERS: { readonly [whose: string]: Owner | undefined } = {
  CONTROLLER: "you",
  OPPONENT: "opponent",
  THEIR: "their",
  CHOSEN_PLAYER: "chosen-player",
  CHOSEN_OPPONENT: "chosen-opponent",
};

/** "chooses one of their characters and banishes them" */
export function chosenThen(act: Rule<Act>): readonly Rule<Act>[] {
  const then = located(act);
  return [
    inOneForm(pattern`${choose} ${someCards} and ${then}`.map((
      [form, noun, { value: act, ...place }],
    ): ChosenThen => ({
      form,
      then: startForm(place),
      act: (who) =>
        noun.zone === "hand" || isInHand(noun)
          ? chosenFirst(asChosen(toTarget(inHand(noun))), act(who), who)
          : about(ownedBy(who, asChosen(toTarget(noun))), act(who), who),
    }))),
    inOneForm(pattern`${choose} ${someOfThem} and ${then}`.map((
      [form, some, { value: act, ...place }],
    ): ChosenThen => ({
      form,
      then: startForm(place),
      act: (who) => about(asChosen(some), act(who), who),
    }))),
    inOneForm(
      pattern`${choose} ${someCards} from ${whosePile} ${
        words("discard", "discard pile")
      } and ${then}`.map(([form, noun, whose, , { value: act, ...place }]) => ({
        form,
        then: startForm(place),
        act: (who) =>
          about(
            asChosen(toTarget(lyingIn(noun, "discard", whose))),
            act(who),
            who,
          ),
      })),
    ),
    inOneForm(pattern`${choose} ${someCards} from ${whosePile} hand and ${then}`
      .map(([form, noun, whose, { value: act, ...place }]) => ({
        form,
        then: startForm(place),
        act: (who) =>
          chosenFirst(
            asChosen(toTarget(lyingIn(noun, "hand", whose))),
            act(who),
            who,
          ),
      }))),
  ];
}

/** Cards are chosen, and then an act follows. */
interface ChosenThen {
  /** The form of "choose"; `then` is that of the verb after it. */
  readonly form: Form;
  readonly then: Form;
  readonly act: Act;
}

/** "chooses a card and discards it", not "chooses a card and discard it" */
function inOneForm(rule: Rule<ChosenThen>): Rule<Act> {
  return checked(
    rule,
    ({ form, then }) => then === undefined || then === form,
  ).map(({ act }) => act);
}

function startForm(
  { values, start }: {
    readonly values: readonly unknown[];
    readonly start: number;
  },
): Form {
  return formAt(values, start);
}

function lyingIn(noun: Noun, zone: "discard" | "hand", whose: Whose): Noun {
  return { ...noun, zone, owner: OWNERS[whose] ?? "any" };
}

interface Chosen {
  readonly target: Target;
  /** Whether its pronoun was found. */
  done: boolean;
}

/**
 * The effect with the chosen card in place of the first pronoun. If no pronoun
 * refers to it, as in "and banish the others", it is chosen first.
 */
function about(target: Target, effect: Effect, who: Player): Effect {
  const state: Chosen = { target, done: false };
  const own = chosen.effect(effect, state);
  return state.done ? own : chosenFirst(target, effect, who);
}

/** Chooses the card, then runs the effect. */
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
    node.ref === "previous-target" && node.wording?.participle !== "other";
  if (!isIt) return undefined;
  state.done = true;
  return state.target;
}

function isAbout(effect: Effect, target: Target): boolean {
  return Object.values(effect).includes(target);
}

/** The player who acts on the chosen card is the one who chose it. */
function byChooser(effect: Effect): Effect {
  if (!("by" in effect) || effect.type === "play-card") return effect;
  const { by, ...rest } = effect;
  return by === undefined ? rest : { ...rest, chosenBy: by };
}
