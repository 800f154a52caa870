import type { ChoiceClauses } from "../../ast/clauses/choice.ts";
import type { EffectOf, Player } from "../../ast/mod.ts";
import { oneOfThem } from "../../ast/player_traits.ts";
import { printIf } from "../conditions/condition.ts";
import { aside, capital } from "../text/blanks.ts";
import { playerWords } from "../nouns/players.ts";
import { type Printers, whole } from "./clause.ts";
import { said } from "./for_each.ts";
import type { Inner } from "./inner.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "choose one: • draw a card. • gain 1 lore." */
export function choicePrinters(inner: Inner): Printers<ChoiceClauses> {
  return {
    "choice": (effect, voice) => whole(choice(effect, voice, inner)),
  };
}

function choice(
  effect: EffectOf<"choice">,
  voice: Voice,
  inner: Inner,
): string {
  const { options, optionLabels, chooser, wording } = effect;
  const written = wording?.written;
  const [first, second] = options;
  if (written === "unless they" && first && second && chooser !== undefined) {
    return `${inner.chain(said.effect(first, chooser), voice)} unless they ${
      inner.verbs(second, voice, oneOfThem(chooser))
    }`;
  }
  if (written === "unless") {
    const [usual, other] = options.map((one) => inner.chain(one, voice));
    return `${usual} unless ${chooser === "CONTROLLER" ? "you " : ""}${other}`;
  }
  if (written !== undefined && optionLabels.length === options.length) {
    return written === "or"
      ? optionLabels.join(" or ")
      : `${optionLabels.join(", ")}, or both`;
  }
  if (chooser !== undefined && isAnswered(effect)) {
    const [yes, no] = options;
    const answers = [
      optionLabels[0] ?? `YES! ${yes && aside(inner.sentences(yes, voice))}`,
      optionLabels[1] ?? `NO! ${no && aside(inner.sentences(no, voice))}`,
    ];
    return `${
      chooser === "CHOSEN_OPPONENT" ? "chosen" : "each"
    } opponent chooses YES! or NO!:\n• ${answers.join(".\n• ")}`;
  }
  if (written === "or" && chooser === undefined) {
    return options.map((option) => inner.chain(option, voice)).join(" or ");
  }
  const { choose = 1, upTo, atLeast } = effect;
  const start = atLeast !== undefined
    ? choose > 2
      ? "choose one or more"
      : options.length === 2
      ? "choose one or both"
      : "choose one or two"
    : choose === 1 && !upTo
    ? "choose one"
    : `choose ${upTo ? "up to " : ""}${choose}`;
  return `${chooser === undefined ? start : chosenBy(chooser, start)}:${
    options.map((option, at) =>
      // Players choose by the label, so it keeps its words.
      `\n• ${optionLabels[at] ?? aside(inner.sentences(option, voice))}`
    ).join(".")
  }${more(effect, voice)}`;
}

/** "each opponent chooses one" */
function chosenBy(chooser: Player, start: string): string {
  const { subject, verb } = playerWords(chooser);
  return `${subject} ${start.replace("choose", verb("choose"))}`;
}

/** Whether the options are answers: "YES!", "NO!". */
function isAnswered({ optionLabels }: EffectOf<"choice">): boolean {
  return optionLabels.some((label) => label.startsWith("YES!"));
}

/** "two", spelled out. */
function inWords(number: number): string {
  return ["no", "one", "two", "three", "four"][number] ?? String(number);
}

/** "If C, choose both instead", after the options. */
function more(
  { insteadIf, insteadChoose, insteadUpTo, insteadMay }: EffectOf<"choice">,
  voice: Voice,
): string {
  if (insteadIf === undefined) return "";
  const count = insteadChoose === "all"
    ? insteadUpTo ? "any number" : "both"
    : phrase(insteadUpTo && "up to", inWords(insteadChoose ?? 2));
  return `.\n${capital(printIf(insteadIf, voice))}, ${
    insteadMay ? "you may " : ""
  }choose ${count} instead`;
}
