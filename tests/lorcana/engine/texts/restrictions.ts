import type { Case } from "../case.ts";

const attack = { move: "challenge", card: "this", target: "foe" } as const;

/** What cards and players cannot, may or must do. */
export const restrictionTexts: readonly Case[] = [
  {
    text: "This character can't quest.",
    do: "quest",
    refused: "cannot run: this cannot quest: it must not",
  },
  {
    text: "This character can't challenge.",
    do: attack,
    refused: "cannot run: this cannot challenge foe: it must not",
  },
  {
    text:
      "This character can't quest or challenge unless you have a character named Mulan in play.",
    do: "quest",
    refused: "cannot run: this cannot quest: it must not",
  },
  {
    text:
      "This character can't quest or challenge unless you have a character named Elsa in play.",
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text: "Opposing characters can't be challenged unless they are damaged.",
    when: "of each of them, whether it is damaged counts",
    do: attack,
    refused: "cannot run: this cannot challenge foe: it must not",
  },
  {
    text:
      "Chosen opposing character can't ready at the start of their next turn.",
    on: "action",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [["foe"]] }, "end-turn"],
    changes: ["e1: deck → hand", "rival: lore 5 → 6"],
  },
  {
    text:
      "Exert chosen character of yours. Your characters can't ready at the start of your next turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      "end-turn",
      "end-turn",
    ],
    changes: [
      "ally: exerted no → yes",
      "d1: deck → hand",
      "e1: deck → hand",
      "foe: exerted yes → no",
      "rival: lore 5 → 6",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Draw 1 card.",
    when: "otherwise they ready",
    on: "action",
    in: "hand",
    do: ["play", "end-turn"],
    changes: [
      "d1: deck → hand",
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "foe: exerted yes → no",
    ],
  },
  {
    text: "Chosen opposing character can't quest during their next turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["foe"]] },
      "end-turn",
      { move: "quest", card: "foe" },
    ],
    refused: "cannot run: foe cannot quest: it must not",
  },
  {
    text:
      "Exert chosen opposing character. They can't ready at the start of their next turn.",
    on: "action",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [["brute"]] }, "end-turn"],
    changes: [
      "brute: exerted no → yes",
      "foe: exerted yes → no",
      "e1: deck → hand",
      "rival: lore 5 → 6",
    ],
  },
  {
    text:
      "Ready chosen character of yours. They can't quest for the rest of this turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["hurt"]] },
      { move: "quest", card: "hurt" },
    ],
    refused: "cannot run: hurt cannot quest: it must not",
  },
  {
    text: "This character can challenge ready characters.",
    do: { move: "challenge", card: "this", target: "brute" },
    changes: ["this: play → discard", "brute: damage 1 → 4"],
  },
  {
    text: "This character can challenge ready Villain characters.",
    do: { move: "challenge", card: "this", target: "brute" },
    changes: ["this: play → discard", "brute: damage 1 → 4"],
  },
  {
    text: "Characters with cost 3 or less can't challenge this character.",
    cards: { this: { exerted: true }, foe: { exerted: false } },
    do: ["end-turn", { move: "challenge", card: "foe", target: "this" }],
    refused: "cannot run: foe cannot challenge this: it must not",
  },
  {
    text: "This character can't be challenged by Villain characters.",
    cards: { this: { exerted: true } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "this" }],
    refused: "cannot run: brute cannot challenge this: it must not",
  },
  {
    text: "Opponents can't play actions.",
    cards: { trick: { printed: { cost: 0 } } },
    do: ["end-turn", { move: "play", card: "trick" }],
    refused: "cannot run: trick cannot be played",
  },
  {
    text:
      "Opponents can't gain lore unless one of their characters has challenged this turn.",
    do: ["end-turn", { move: "quest", card: "brute" }],
    changes: [
      "brute: exerted no → yes",
      "foe: exerted yes → no",
      "e1: deck → hand",
    ],
  },
  {
    text: "You can't lose lore during opponents' turns.",
    cards: {
      trick: { printed: { cost: 0 }, text: "Each opponent loses 1 lore." },
    },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [
      "foe: exerted yes → no",
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "trick: hand → discard",
    ],
  },
  {
    text: "This character enters play exerted.",
    do: "play",
    changes: ["this: hand → play", "this: exerted yes"],
  },
  {
    text:
      "Chosen opposing character gains Reckless until the start of your next turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["foe"]] },
      "end-turn",
      { move: "quest", card: "foe" },
    ],
    refused: "cannot run: foe cannot quest: it is Reckless",
  },
  {
    text: "Each opposing character must quest if able during their next turn.",
    on: "action",
    in: "hand",
    do: ["play", "end-turn", "end-turn"],
    refused: "cannot run: foe must do something yet",
  },
  {
    text: "Your characters can't be chosen.",
    cards: {
      trick: {
        printed: { cost: 0 },
        text: "Banish chosen opposing character.",
      },
    },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [
      "foe: exerted yes → no",
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "trick: hand → discard",
    ],
  },
  {
    text:
      "Opponents must choose this character for actions and abilities if able.",
    cards: {
      trick: {
        printed: { cost: 0 },
        text: "Banish chosen opposing character.",
      },
    },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [
      "foe: exerted yes → no",
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "trick: hand → discard",
      "this: play → discard",
    ],
  },
  {
    text: "Characters can't sing songs.",
    cards: { tune: { text: "Draw a card." } },
    do: { move: "play", card: "tune", singers: ["this"] },
    refused: "cannot run: tune cannot be sung: a singer cannot sing",
  },
];
