import type { CountedAmount, TurnMetric } from "../../ast/mod.ts";

/** "you've played this turn", "that quested this turn" */
export function turnWords(
  { metric, by }: Extract<CountedAmount, { type: "turn-count" }>,
): string {
  if (metric === "sang-this-song") return "that sang this song";
  if (by === undefined) {
    return `${HAPPENED[metric] ?? `that ${metric}`} this turn`;
  }
  const who = by === "CONTROLLER" ? "you've" : "an opponent has";
  return `${who} ${metric === "drew" ? "drawn" : metric} this turn`;
}

const HAPPENED: { readonly [M in TurnMetric]?: string } = {
  banished: "banished",
  discarded: "discarded",
  "entered-discard": "put into your discard",
  inked: "put into your inkwell",
  played: "that was played",
  "was-challenged": "that was challenged",
  damaged: "that was damaged",
  moved: "that moved to a location",
};
