import type { Ability, CardType, Condition, Effect } from "../../ast/mod.ts";
import { isAboutOthers } from "../../ast/about_others.ts";
import { alone, fill, form } from "../text/fill.ts";
import { asOption, isOption } from "./as_option.ts";
import { printCondition, printIf } from "../conditions/condition.ts";
import { numberWord, printCost } from "../clauses/costs.ts";
import { effectPrinter } from "../clauses/effect.ts";
import { keyword as keywordWords } from "../nouns/filters.ts";
import { asThatPlayer } from "../nouns/that_player.ts";
import { newVoice } from "../nouns/new_voice.ts";
import { aloud, isCost, opens, split } from "./opening.ts";
import { saysPronoun } from "../nouns/target.ts";
import { printReplacement } from "./replacement.ts";
import { inOneSentence, oneSentence } from "./one_sentence.ts";
import {
  printScope,
  printTrigger,
  printTriggers,
} from "../triggers/triggers.ts";
import { blank, capital } from "../text/blanks.ts";
import { phrase, type Voice } from "../text/voice.ts";

const { sentences, inside } = effectPrinter((abilities) =>
  print(abilities).replace(/[.]$/u, "")
);

/** The text of abilities that share one paragraph. */
export function print(all: readonly Ability[]): string {
  const abilities = all.map((one) => asThatPlayer.ability(one));
  const keywords = abilities.filter((one) => one.type === "keyword");
  const others = abilities.filter((one) => one.type !== "keyword");
  return phrase(
    keywords.map(keyword).join(", "),
    ...paragraphs(others),
  );
}

/** The text of one effect, without a period. */
export function printEffect(effect: Effect): string {
  return alone(sentences(asThatPlayer.effect(effect), newVoice()));
}

/** Prints abilities that were read from one sentence as one again. */
function paragraphs(abilities: readonly Ability[]): readonly string[] {
  const parts: string[] = [];
  let last: string | undefined;
  for (let at = 0; at < abilities.length;) {
    const group = oneSentence(abilities, at);
    const name = abilities[at]!.name;
    parts.push(phrase(name === last ? "" : name, groupText(group)));
    last = name;
    at += group.length;
  }
  return parts;
}

/**
 * The text of abilities that share a sentence. A pronoun follows the name of
 * its card; if the card is named only once, the pronoun replaces the name.
 */
function groupText(group: readonly Ability[]): string {
  const text = written(group, false);
  const pronoun = group[0]?.wording?.pronoun;
  if (pronoun === undefined || saysPronoun(text, pronoun)) return text;
  // "If this character is exerted, ready him."
  const readied = text.replace(
    /(?<=this character.* ready )this character/iu,
    form(pronoun, "object"),
  );
  if (readied !== text) return readied;
  const again = written(group, true);
  // Not "than her … this character": the name precedes its pronoun.
  const [first] = group;
  const isBare = first?.type === "static" && first.condition === undefined;
  return isBare && isNamedLate(again, pronoun) ? text : again;
}

/** Whether the card is named only after its pronoun. */
function isNamedLate(text: string, pronoun: string): boolean {
  const at = text.search(/\bthis (?:character|item|location)\b/iu);
  return at > 0 && saysPronoun(text.slice(0, at), pronoun);
}

function written(group: readonly Ability[], named: boolean): string {
  const pronoun = group.find(isWorded)?.wording?.pronoun;
  return fill(withBlanks(group), { pronoun, named });
}

function withBlanks(group: readonly Ability[]): string {
  const [first] = group;
  if (first === undefined) return "";
  switch (first.type) {
    case "keyword":
      return keyword(first);
    case "triggered":
      return triggered(
        group.filter((one) => one.type === "triggered"),
      );
    case "activated":
      return activated(first);
    case "static":
      return statics(group.filter((one) => one.type === "static"));
    case "action":
      return capital(
        plain(first.condition, first.effect, voiceOf(first), "while"),
      );
    case "replacement":
      return stopped(capital(
        printReplacement(first, voiceOf(first), inside),
      ));
    default: // A tree from elsewhere, which may not match its type.
      throw new TypeError("There is no such ability");
  }
}

/** Whether an ability has a pronoun for its card. */
function isWorded({ wording }: Ability): boolean {
  return wording !== undefined;
}

/** The context for printing an ability. */
function voiceOf({ wording }: Ability, selfType?: CardType): Voice {
  return newVoice(wording?.pronoun, selfType);
}

type Of<K extends Ability["type"]> = Extract<Ability, { type: K }>;

function keyword(
  { keyword, value, cost, variant, condition }: Of<"keyword">,
): string {
  const name = phrase(variant, keywordWords(keyword));
  const when = condition === undefined ? undefined : "while challenging";
  if (keyword === "Boost") return `${name} ${value} {I}`;
  if (keyword === "Challenger" || keyword === "Resist") {
    return phrase(`${name} +${value}`, when);
  }
  if (cost?.ink !== undefined && cost.effects === undefined) {
    return `${name} ${numberWord(cost.ink)}`;
  }
  if (cost !== undefined) {
    const words = printCost(cost, "character", sentences);
    return `${name}: ${words.replace("Choose and discard", "Discard")}`;
  }
  return value === undefined ? name : `${name} ${numberWord(value)}`;
}

function triggered(
  group: readonly Of<"triggered">[],
): string {
  const [first] = group;
  if (first === undefined) return "";
  const { trigger, condition, effect } = first;
  const named = group.find(isWorded) ?? first;
  const voice = voiceOf(named, trigger.wording?.selfType);
  const state = condition !== undefined && isState(condition) &&
      trigger.timing !== "at"
    ? `while ${printCondition(condition, voice)},`
    : undefined;
  const when = group.length === 1
    ? printTrigger(trigger, voice, state)
    : printTriggers(group.map(({ trigger }) => trigger), voice, state);
  const behind = voiceOf(first, trigger.wording?.selfType);
  const boundary = [
    blank("triggered", isAboutOthers(trigger) ? "by others" : "by itself"),
    // Only the triggers use a pronoun; the first ability has none.
    first.wording === undefined ? blank("unnamed", "card") : "",
  ].join("");
  const rest = condition === undefined || state !== undefined
    ? inside(effect, behind)
    : `${printIf(condition, behind)}, ${inside(effect, behind)}`;
  return stopped(capital(`${when}${boundary}, ${rest}`));
}

/** A temporary state of this card, which precedes the trigger. */
function isState(condition: Condition): boolean {
  return (condition.type === "is-exerted" ||
    condition.type === "at-location") && condition.target === undefined;
}

function activated(ability: Of<"activated">): string {
  const { cost, condition, effect, restrictions: all = [] } = ability;
  const voice = voiceOf(ability, "item");
  const restrictions = all.filter(({ type }) => type !== "while");
  const only = all.flatMap((one) =>
    one.type === "while"
      ? [` Use this ability only if ${printCondition(one.condition, voice)}.`]
      : []
  ).join("");
  const paid = printCost(cost, voice.self, sentences);
  const body = condition === undefined
    ? inside(effect, voice)
    : `${printIf(condition, voice)}, ${inside(effect, voice)}`;
  if (restrictions.length > 0 && isOption(ability)) {
    return stopped(
      `${capital(printScope(restrictions))} ${
        inside(asOption(ability), voice)
      }`,
    ) + only;
  }
  const scope = restrictions.length > 0
    ? `${capital(printScope(restrictions))} `
    : "";
  return stopped(`${scope}${paid} — ${capital(body)}`) + only;
}

function statics(group: readonly Of<"static">[]): string {
  const [first] = group;
  if (first === undefined) return "";
  const { condition, restrictions = [] } = first;
  const effect: Effect = group.length === 1
    ? first.effect
    : inOneSentence(group.map(({ effect }) => effect), condition);
  const voice = voiceOf(first);
  if (restrictions.length === 0) {
    return capital(plain(condition, effect, voice));
  }
  // "Once during your turn" covers both.
  const turn = condition?.type === "during-turn" ? [condition] : [];
  const rest = turn.length === 0 ? condition : undefined;
  return capital(
    `${printScope([...restrictions, ...turn])} ${plain(rest, effect, voice)}`,
  );
}

function plain(
  condition: Condition | undefined,
  effect: Effect,
  voice: Voice,
  // "If" in front of an action would be read as part of its effect.
  word: "if" | "while" = isCost(effect) ? "if" : "while",
): string {
  const { front, behind } = split(condition, effect);
  const opening = front.map((one) => opens(aloud(one, effect), word, voice))
    .join(" ");
  return stopped(phrase(
    opening,
    inside(effect, voice),
    ...behind.map((one) => `unless ${printCondition(one, voice)}`),
  ));
}

/** The text with its period, which goes inside closing quotes. */
function stopped(text: string): string {
  return text.endsWith('"') ? `${text.slice(0, -1)}."` : `${text}.`;
}
