import type { Player, Target } from "../../../ast/mod.ts";
import { isChosen, queryOf } from "../../../ast/target_names.ts";
import { act, type Clause } from "../../clauses/clause.ts";
import type { Verb } from "../../nouns/players.ts";
import { printTarget } from "../../nouns/target.ts";
import { blank } from "../../text/blanks.ts";
import type { Voice } from "../../text/voice.ts";

/** "here", "to a location" */
export function where(location: Target, voice: Voice): string {
  return location === "THIS_LOCATION"
    ? "here"
    : `to ${printTarget(location, voice, "object")}`;
}

type To = (position: "each" | "all") => string;

/** An action on cards; other players choose among their own first. */
export function chosenBy(
  { chosenBy, by }: { readonly chosenBy?: Player; readonly by?: Player },
  voice: Voice,
  say: (verb: Verb, to: To) => string,
  target: Target,
): Clause {
  if (chosenBy === undefined || !isChosen(target)) {
    return act(
      chosenBy ?? by ?? "CONTROLLER",
      (verb) => say(verb, (position) => printTarget(target, voice, position)),
    );
  }
  return act(
    chosenBy,
    (verb) =>
      `${verb("choose")} ${chosenWords(target, chosenBy, voice)} and ${
        say(verb, () => "them")
      }`,
  );
}

/** "one of their characters", "a character of yours" */
export function chosenWords(target: Target, who: Player, voice: Voice): string {
  if (typeof target === "object" && "targets" in target) {
    return target.targets.map((one) => chosenWords(one, who, voice))
      .join(" and ") + blank("said", "other");
  }
  const query = queryOf(target);
  if (query === undefined) return printTarget(target, voice, "object");
  const own = who !== "CONTROLLER" &&
    (query.owner === "opponent" || query.owner === "their");
  return printTarget(
    { ...query, selector: own ? "one-of" : "any" },
    voice,
    "object",
  );
}
