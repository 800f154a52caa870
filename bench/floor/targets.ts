import type {
  CardPredicate,
  CardSubtype,
  Operator,
  Predicate,
} from "../../ast/internal.ts";
import { accept, miss, numberAt, type Reader } from "./reader.ts";
import { wordIds } from "./word_ids.ts";

const [A, AN, YOU, CONTROL] = wordIds("a an you control");
const [THIS, THAT, IT, THEM] = wordIds("this that it them");
const [ENEMY, ENEMIES, ALLY, ALLIES] = wordIds("enemy enemies ally allies");
const [ANOTHER, ALLIED, SUBTYPE] = wordIds("another allied {subtype}");
const [CARD, CARDS, EVENT, EVENTS] = wordIds("card cards event events");
const [CHARACTER, CHARACTERS] = wordIds("character characters");
const [WITH, COST, SPARK, E, S] = wordIds("with cost spark {e} {s}");
const [OR, LESS, MORE] = wordIds("or less more");
const NOUNS = [CARD, CARDS, CHARACTER, CHARACTERS, EVENT, EVENTS, SUBTYPE];
const TARGETS = wordIds(
  "this that it them enemy enemies ally allies another allied",
);

/** The cards that a phrase means. */
export function targetOf(
  reader: Reader,
  isYours: boolean,
): Predicate | undefined {
  if (!accept(reader, A)) accept(reader, AN);
  switch (reader.ids[reader.at++]) {
    case THIS:
      return isSelf(reader) ? "This" : undefined;
    case THAT:
      return isSelf(reader) ? "That" : undefined;
    case IT:
      return "It";
    case THEM:
      return "Them";
    case ENEMY:
    case ENEMIES:
      return { Enemy: cardOf(reader) ?? "Character" };
    case ALLY:
    case ALLIES:
      return { Another: cardOf(reader) ?? "Character" };
    case ANOTHER:
    case ALLIED: {
      const card = cardOf(reader);
      return card && { Another: card };
    }
    default:
      miss(reader, TARGETS);
      return bareTarget(reader, isYours);
  }
}

function bareTarget(reader: Reader, isYours: boolean): Predicate | undefined {
  const card = cardOf(reader);
  if (card === undefined) return undefined;
  const { at, ids } = reader;
  if (ids[at] === YOU && ids[at + 1] === CONTROL) {
    reader.at += 2;
    return { Your: card };
  }
  return isYours ? { Your: card } : { Any: card };
}

function isSelf(reader: Reader): boolean {
  return accept(reader, CHARACTER) || accept(reader, EVENT) ||
    accept(reader, CARD);
}

/** A kind of cards: "event", "{subtype} with cost {e} or less". */
export function cardOf(reader: Reader): CardPredicate | undefined {
  const noun = nounOf(reader);
  if (!accept(reader, WITH)) return noun;
  const place = reader.at + 1;
  if (accept(reader, COST) && accept(reader, E)) {
    const cost = numberAt(reader, place);
    const target = noun ?? "Character";
    return { CardWithCost: { target, cost_operator: boundOf(reader), cost } };
  }
  if (accept(reader, SPARK) && accept(reader, S)) {
    return { CharacterWithSpark: [numberAt(reader, place), boundOf(reader)] };
  }
  reader.at = place - 2;
  return noun;
}

function nounOf(reader: Reader): CardPredicate | undefined {
  const place = reader.at++;
  switch (reader.ids[place]) {
    case CARD:
    case CARDS:
      return "Card";
    case CHARACTER:
    case CHARACTERS:
      return "Character";
    case EVENT:
    case EVENTS:
      return "Event";
    case SUBTYPE: // Whose value is one.
      return { CharacterType: reader.values[place] as CardSubtype };
    default:
      return miss(reader, NOUNS);
  }
}

function boundOf(reader: Reader): Operator {
  if (reader.ids[reader.at] !== OR) return "Exactly";
  const next = reader.ids[reader.at + 1];
  if (next !== LESS && next !== MORE) return "Exactly";
  reader.at += 2;
  return next === LESS ? "OrLess" : "OrMore";
}
