import { parse, render } from "../../mod.ts";

/** A card that somebody got wrong; the report on it is a file of the name. */
export interface Report {
  readonly name: string;
  readonly text: string;
  readonly variables: string;
}

/** Mistakes as people make them, alone and several on a card. */
export const REPORTS: readonly Report[] = [
  {
    name: "misspelled_word",
    text: "When you play a charcter, draw {cards}.",
    variables: "cards: 1",
  },
  {
    name: "misspelled_directive",
    text: "{Judgement} Gain {e}.",
    variables: "e: 2",
  },
  {
    name: "word_for_directive",
    text: "{Materialized} Dissolve an enemy with cost {e} or less.",
    variables: "e: 3",
  },
  {
    name: "missing_period",
    text: "Draw {cards}. Discard {discards}",
    variables: "cards: 2, discards: 1",
  },
  {
    name: "missing_period_between_sentences",
    text: "Draw {cards} Gain {points}.",
    variables: "cards: 2, points: 1",
  },
  {
    name: "missing_article",
    text: "{Discover} a character with activated ability.",
    variables: "",
  },
  {
    name: "swapped_words",
    text: "Take an turn extra after this one.",
    variables: "",
  },
  {
    name: "missing_word",
    text: "When you an ally, draw {cards}. Discard this.",
    variables: "cards: 1",
  },
  {
    name: "doubled_word",
    text: "Return an enemy to to hand.",
    variables: "",
  },
  {
    name: "nothing_like_it",
    text: "When you play an event, summon two dragons.",
    variables: "",
  },
  {
    name: "unfinished_sentence",
    text: "Abandon an ally:",
    variables: "",
  },
  {
    name: "empty_text",
    text: "",
    variables: "",
  },
  {
    name: "unclosed_brace",
    text: "{Judgment} Draw {cards.\n\n{ReclaimForCost}",
    variables: "cards: 2, reclaim: 3",
  },
  {
    name: "empty_directive",
    text: "Allied {plural-subtype} have +{} spark.",
    variables: "subtype: warrior, s: 1",
  },
  {
    name: "stray_brace",
    text: "Draw {cards}}.",
    variables: "cards: 2",
  },
  {
    name: "name_in_the_variables",
    text: "When you discard a card, gain {points}.",
    variables: "point: 2",
  },
  {
    name: "case_in_the_variables",
    text: "Gain {e} for each allied {subtype}.",
    variables: "E: 1\nsubtype: Spirit Animal",
  },
  {
    name: "other_variable",
    text: "{e}: Gain {s}.",
    variables: "e: 1, points: 2",
  },
  {
    name: "wrong_kind_of_value",
    text: "{Materialize} {n-figments}.",
    variables: "number: 2, figment: warrior",
  },
  {
    name: "no_variables",
    text: "Draw {cards}. The opponent gains {points}.",
    variables: "",
  },
  {
    name: "bad_bindings",
    text: "{Materialize} {a-figment}.",
    variables: "figment: radient\ncards 2\ne: two",
  },
  {
    name: "unused_variable",
    text: "Draw {cards}.",
    variables: "cards: 2, discards: 1",
  },
  {
    name: "several_sentences",
    text: "Drow {cards}. Gain {e} for eech allied {subtyp}. Discard hand.\n\n" +
      "When yu play a card, {kindel}.",
    variables: "cards: 2, e: 1, subtype: warrior, k: 1",
  },
  {
    name: "trigger_behind_a_sentence",
    text: "Draw {cards}. Whn you play a card, gain {e}.",
    variables: "cards: 1, e: 1",
  },
  {
    name: "several_modes",
    text: "{ChoseOne}\n{bullet} {e1}: Drow {cards}.\n" +
      "{bullet} {e2}: {Disolve} an enemy.\n{bullet} {e3}: Win.",
    variables: "e1: 1, e2: 3, cards: 2",
  },
  {
    name: "wide_characters",
    text: "龍の力 👨‍👩‍👧: Draw {cards}.\n\n\tGain\t{e} 点.",
    variables: "cards: 1, e: 2",
  },
  {
    name: "line_break",
    text: "Draw {cards}.\nGain {e}.",
    variables: "cards: 1, e: 2",
  },
];

/** All that there is to say about a card, as it is drawn. */
export function reportOn({ name, text, variables }: Report): string {
  const source = {
    file: name,
    text,
    variables: { file: `${name} (variables)`, text: variables },
  };
  const result = parse(text, variables);
  const problems = result.ok ? result.warnings : result.errors;
  return problems.map((each) => `${render(each, source)}\n`).join("\n");
}
