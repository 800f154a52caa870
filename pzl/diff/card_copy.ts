import { writeCards } from "../cards/write_cards.ts";
import type { Card, Modifiers, PuzzleFile } from "../types.ts";
import { PLAYERS, ZONES } from "../values/words.ts";
import type { CardLocation } from "./change.ts";

/**
 * A card of one of two puzzles. Ids are only labels that differ from file to
 * file, so a reference is identified by the card it means.
 */
export interface CardCopy extends CardLocation {
  /** What makes it the same card in both puzzles. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Equal for cards that are equal in every respect. */
  readonly key: string;
}

/** All cards of a puzzle, in the order of its zones. */
export function cardCopies({ state }: PuzzleFile): readonly CardCopy[] {
  const places = PLAYERS.flatMap((player) =>
    ZONES.map((zone) => ({ player, zone }))
  );
  const cardsAt = ({ player, zone }: CardLocation) =>
    state.players[player][zone];
  const byId = new Map<number, Card>();
  for (const place of places) {
    for (const card of cardsAt(place)) {
      if (card.id !== undefined) byId.set(card.id, card);
    }
  }
  return places.flatMap((place) =>
    cardsAt(place).map((card) => copyOf(card, place, byId))
  );
}

function copyOf(
  card: Card,
  { player, zone }: CardLocation,
  byId: ReadonlyMap<number, Card>,
): CardCopy {
  const name = identity(card);
  const fields = fieldsOf(card, (id) => referenceTo(id, byId));
  const key = JSON.stringify([name, sorted(fields)]);
  return { player, zone, name, fields, key };
}

/** The name, or the script of a token. */
function identity(card: Card): string {
  return card.kind === "token" ? `T:${card.script}` : card.name;
}

/** Everything about a card except its name, with references in words. */
function fieldsOf(
  card: Card,
  nameOf: (id: number) => string,
): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...card };
  for (const name of ["kind", "name", "script", "id"]) delete fields[name];
  if (card.kind === "inlineToken") {
    delete fields["token"];
    Object.assign(fields, card.token);
  }
  for (const field of REFERENCES) {
    const value = card[field];
    if (typeof value === "number") fields[field] = nameOf(value);
    else if (Array.isArray(value)) fields[field] = value.map(nameOf);
  }
  const script = card.executeScript;
  if (typeof script?.target === "number") {
    fields["executeScript"] = { ...script, target: nameOf(script.target) };
  }
  return fields;
}

const REFERENCES = [
  "attachedTo",
  "exiledWith",
  "attacking",
  "rememberedCards",
  "imprinting",
  "chosenCards",
] as const satisfies readonly (keyof Modifiers)[];

/** The text of a card without ids, to distinguish cards of the same name. */
function referenceTo(id: number, byId: ReadonlyMap<number, Card>): string {
  const card = byId.get(id);
  if (!card) return `card ${id}, which is not there`;
  const bare: Record<string, unknown> = { ...card };
  for (const field of ["id", "executeScript", ...REFERENCES]) {
    delete bare[field];
  }
  // Only optional fields are gone.
  const [name, ...modifiers] = writeCards([bare as unknown as Card]).split("|");
  return `${name}${modifiers.length === 0 ? "" : ` (${modifiers.join(", ")})`}`;
}

function sorted(fields: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(fields).sort(([a], [b]) => a < b ? -1 : 1);
}
