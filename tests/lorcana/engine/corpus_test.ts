import { deepStrictEqual, ok } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import {
  type Ability,
  meaning,
  parseAbility,
  type ParseResult,
} from "../../../lorcana/mod.ts";
import {
  type Answer,
  type Game,
  type Happening,
  type Outcome,
  play,
  type Question,
  run,
} from "../../../lorcana/engine/mod.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";
import { boardOf, type Setup } from "./board.ts";

interface Text {
  readonly text: string;
  readonly cardType: string;
}

const texts = corpusJson<readonly Text[]>("lorcana/texts.json");

// A ratchet: it only goes up.
testCorpus(
  "engine: 98 % of the abilities of the corpus run on a board; the rest is refused by name",
  texts,
  (texts) => {
    const all = texts.flatMap(abilitiesIn);
    const refused = all.flatMap(({ text, ability, on }) => {
      const outcome = ranOnBoard(ability, on);
      return outcome.kind === "done" ? [] : [`${reason(outcome)}: ${text}`];
    });
    const share = 1 - refused.length / all.length;
    ok(
      share >= 0.98,
      `${all.length - refused.length} of ${all.length} run\n${
        refused.toSorted().join("\n")
      }`,
    );
  },
);

testCorpus(
  "engine: what a tree of the corpus means runs as the tree itself does",
  texts,
  (texts) => {
    // Meaning has an order of its own for options, and we choose by their places.
    const all = texts.flatMap(abilitiesIn).filter(({ ability }) =>
      !JSON.stringify(ability).includes('"choice"')
    );
    const unlike = all.filter(({ ability, on }) =>
      !isDeepStrictEqual(
        boardAfter(ranOnBoard(ability, on)),
        boardAfter(ranOnBoard(meaning([ability])[0]!, on)),
      )
    );
    deepStrictEqual(unlike.map(({ text }) => text), []);
  },
);

/** What is left of a game for comparing: without the texts of its cards. */
function boardAfter(outcome: Outcome): unknown {
  if (outcome.kind !== "done") return outcome;
  const { sides, cards, shown, winner } = outcome.game;
  const states = Object.values(cards).map((
    { printed: _, last: __, ...state },
  ) => state);
  return { sides, states, shown, winner };
}

type CardType = NonNullable<Setup["on"]>;

interface Found {
  readonly text: string;
  readonly ability: Ability;
  readonly on: CardType;
}

function abilitiesIn({ text, cardType }: Text): readonly Found[] {
  const read: ParseResult = parseAbility(text, { cardType, cardName: "Hero" });
  const on = cardType as CardType; // The corpus knows no other types.
  return read.ok
    ? read.abilities.map((ability) => ({ text, ability, on }))
    : [];
}

function reason(outcome: Outcome): string {
  return outcome.kind === "refused" ? outcome.why : outcome.kind;
}

/** Runs an ability by itself, or looks at a turn in which it holds. */
function ranOnBoard(ability: Ability, on: CardType): Outcome {
  const isPlayed = ability.type === "action";
  const game = withAbility(
    boardOf({ text: "", on, in: isPlayed ? "hand" : "play" }),
    ability,
  );
  switch (ability.type) {
    case "action":
      return answered((answers) =>
        play(game, { move: "play", card: "this" }, answers)
      );
    case "triggered": {
      const event = eventOf(ability);
      return answered((answers) =>
        run(game, { source: "this", run: ability, event }, answers)
      );
    }
    case "activated":
      return answered((answers) =>
        run(game, { source: "this", run: ability }, answers)
      );
    default:
      return answered((answers) => play(game, { move: "end-turn" }, answers));
  }
}

function withAbility(game: Game, ability: Ability): Game {
  const card = game.cards["this"]!;
  const printed = { ...card.printed, abilities: [ability] };
  return {
    ...game,
    cards: { ...game.cards, this: { ...card, printed } },
  };
}

/** Something that could have set the ability off. */
function eventOf(
  { trigger }: Extract<Ability, { type: "triggered" }>,
): Happening {
  return {
    event: trigger.event,
    card: trigger.on === "SELF" ? "this" : "ally",
    by: "you",
    other: "foe",
    amount: 1,
  };
}

/** Answers every question with the first answer that is allowed. */
function answered(act: (answers: readonly Answer[]) => Outcome): Outcome {
  const answers: Answer[] = [];
  let outcome = act(answers);
  while (outcome.kind === "asks" && answers.length < 40) {
    answers.push(firstAnswer(outcome.question));
    outcome = act(answers);
  }
  return outcome;
}

function firstAnswer(question: Question): Answer {
  switch (question.ask) {
    case "cards":
      return question.from.slice(0, Math.max(1, question.min));
    case "order":
      return question.from;
    case "player":
      return question.from[0]!;
    case "yes":
      return true;
    case "number":
      return question.max;
    case "option":
      return 0;
    case "name":
      return "Elsa";
  }
}
