import type { Answer } from "../../../../lorcana/engine/mod.ts";
import type { Case, Done } from "../case.ts";

const banisher = { text: "1 {I} — Banish chosen character or location." };
const paid = "i1: inkwell → inkwell, exerted";
const gone = "this: play → discard";
const left = "ally: at this → nowhere";

/** Two of your cards lie under this one. */
const laden: Pick<Case, "cards" | "you"> = {
  cards: {
    lamp: banisher,
    mulan: { under: "this" },
    rope: { under: "this" },
  },
  you: { under: ["mulan", "rope"], discard: ["spell"] },
};

const withIt = [
  "mulan: no under this",
  "mulan: under → discard",
  "rope: no under this",
  "rope: under → discard",
];

/** Lets the lamp banish a card; the answers are to what that sets off. */
function banish(card: string, ...answers: readonly Answer[]): Done {
  return { move: "activate", card: "lamp", answers: [[card], ...answers] };
}

/** What cards that have left play were like, and what was with them. */
export const asItWasTexts: readonly Case[] = [
  {
    text:
      "When this location is banished, deal 1 damage to each character that was here.",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" } },
    do: banish("this"),
    changes: [paid, gone, left, "ally: damage 0 → 1"],
  },
  {
    text: "When this location is banished, exert each character here.",
    when: "it is over before anybody is exerted",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" } },
    do: banish("this"),
    changes: [paid, gone, left, "ally: exerted no → yes"],
  },
  {
    text:
      "When this location is banished, draw a card for each character that was here.",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" }, hurt: { at: "isle" } },
    do: banish("this"),
    changes: [paid, gone, left, "d1: deck → hand"],
  },
  {
    text:
      "When this location leaves play, return all characters that were here to their players' hands.",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" } },
    do: banish("this"),
    changes: [paid, gone, "ally: play → hand"],
  },
  {
    text:
      "When this location is banished, each character that was here gets +2 {S} and gains Rush this turn.",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" } },
    do: banish("this"),
    changes: [paid, gone, left, "ally: strength 2 → 4", "ally: Rush 0"],
  },
  {
    text:
      "When this location is banished, if there was an exerted character here, return this card from your discard to your hand.",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this", exerted: true } },
    do: banish("this"),
    changes: [paid, "this: play → hand", left],
  },
  {
    text:
      "When this location is banished, if there was an exerted character here, return this card from your discard to your hand.",
    when: "they were ready",
    on: "location",
    cards: { lamp: banisher, ally: { at: "this" } },
    do: banish("this"),
    changes: [paid, gone, left],
  },
  {
    text:
      "When this character is banished, deal 1 damage to each other character at this character's location.",
    cards: {
      lamp: banisher,
      this: { at: "isle" },
      ally: { at: "isle" },
    },
    do: banish("this"),
    changes: [paid, gone, "ally: damage 0 → 1"],
  },
  {
    text:
      "When this character leaves play, return all cards that were under her to their players' hands.",
    ...laden,
    do: banish("this"),
    changes: [
      paid,
      gone,
      "mulan: no under this",
      "mulan: under → hand",
      "rope: no under this",
      "rope: under → hand",
    ],
  },
  {
    text:
      "When this character is banished, each opponent chooses and discards a card for each card that was under him.",
    ...laden,
    do: banish("this", ["imp"]),
    changes: [
      paid,
      gone,
      ...withIt,
      "imp: hand → discard",
      "trick: hand → discard",
    ],
  },
  {
    text:
      "When this character is banished, you may put all cards that were under him under another chosen character or location of yours.",
    ...laden,
    do: banish("this", true, ["isle"]),
    changes: [
      paid,
      gone,
      "mulan: under this → isle",
      "rope: under this → isle",
    ],
  },
  {
    text:
      "When this character is banished, if he had a card under him, draw a card.",
    ...laden,
    do: banish("this"),
    changes: [paid, gone, ...withIt, "d1: deck → hand"],
  },
  {
    text:
      "Put chosen opposing character into their player's inkwell facedown and exerted. That player gains lore equal to that character's {L}.",
    when: "with what changed it in play",
    on: "action",
    cards: { lamp: { text: "Opposing characters get +1 {L}." } },
    answers: [["brute"]],
    changes: ["brute: play → inkwell, exerted", "rival: lore 5 → 8"],
  },
  {
    text:
      "Return a character card from your discard to your hand. Gain lore equal to its {L}.",
    when: "it was not in play",
    on: "action",
    cards: { lamp: { text: "Your characters get +1 {L}." } },
    changes: ["mulan: discard → hand", "you: lore 3 → 4"],
  },
];
