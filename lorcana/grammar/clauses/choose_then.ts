import type { Rule } from "../../../combinators/mod.ts";
import { type Act, asChosen, chooser, ownedBy } from "../effects/who_acts.ts";
import type { Effect, Owner, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { toTarget } from "../nouns/noun.ts";
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

/** "choose a character", "chooses one of their characters and banishes them". */
export function chosenThen(act: Rule<Act>): readonly Rule<Act>[] {
  return [
    pattern`${choose} ${nounPhrase}`.map(([, noun]) => (who) =>
      effect("select-target", {
        target: ownedBy(who, asChosen(toTarget(noun))),
        chosenBy: chooser(who),
      })
    ),
    pattern`${choose} ${nounPhrase} and ${act}`.map(([, noun, act]) => (who) =>
      about(ownedBy(who, asChosen(toTarget(noun))), act(who))
    ),
    pattern`${choose} ${nounPhrase} from ${whosePile} ${
      words("discard", "discard pile")
    } and ${act}`.map(([, noun, whose, , act]) => (who) =>
      about(
        asChosen(
          toTarget({ ...noun, zone: "discard", owner: OWNERS[whose] ?? "any" }),
        ),
        act(who),
      )
    ),
  ];
}

/** The effect with the card just chosen in place of the pronoun for it. */
function about(target: Target, effect: Effect): Effect {
  const replaced = replaceFirst(effect, target);
  return replaced as Effect; // Only targets were replaced by targets.
}

function replaceFirst(node: unknown, target: Target): unknown {
  let done = false;
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (!done && "ref" in value && value.ref === "previous-target") {
      done = true;
      return target;
    }
    if (Array.isArray(value)) return value.map(walk);
    const before = done;
    const fields = Object.entries(value).map((
      [key, field],
    ) => [key, walk(field)] as const);
    // Whoever acts on the chosen card is the one who chose it.
    const isIt = !before && fields.some(([, field]) => field === target);
    return Object.fromEntries(
      isIt
        ? fields.map(([key, field]) => [key === "by" ? "chosenBy" : key, field])
        : fields,
    );
  };
  return walk(node);
}
