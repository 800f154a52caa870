import { expectObject } from "../../diagnostics/internal.ts";
import type { Action } from "../types.ts";
import type { CardLocation, FieldChange, PuzzleChange } from "./change.ts";

/**
 * Describes a change in a sentence.
 *
 * @category Puzzles
 */
export function changeWords(change: PuzzleChange): string {
  expectObject(change, "change");
  switch (change.kind) {
    case "metadata":
    case "state":
    case "unknown":
      return `${spaced(change.field)}: ${valueWords(change)}`;
    case "player": {
      const whose = change.player === "human" ? "Your" : "The opponent's";
      return `${whose} ${spaced(change.field).toLowerCase()}: ${
        valueWords(change)
      }`;
    }
    case "appeared":
      return `${cardWords(change)} appeared ${inPlace(change.at)}`;
    case "disappeared":
      return `${cardWords(change)} is gone from ${placeWords(change.at)}`;
    case "moved":
      return `${cardWords(change)} moved from ${placeWords(change.from)} to ${
        placeWords(change.to)
      }${withChanges(change.changes)}`;
    case "changed":
      return `${cardWords(change)} ${inPlace(change.at)}${
        withChanges(change.changes)
      }`;
    case "reordered":
      return `Different order ${inPlace(change.at)}`;
  }
}

function cardWords(
  { card, count }: { readonly card: string; readonly count: number },
): string {
  return count === 1 ? card : `${count}× ${card}`;
}

function placeWords({ player, zone }: CardLocation): string {
  const name = zone === "command" ? "command zone" : zone;
  return player === "human" ? `your ${name}` : `the opponent's ${name}`;
}

/** Cards are on a battlefield, and in any other zone. */
function inPlace(at: CardLocation): string {
  return `${at.zone === "battlefield" ? "on" : "in"} ${placeWords(at)}`;
}

function withChanges(changes: readonly FieldChange[]): string {
  return changes.length === 0 ? "" : `: ${changes.map(fieldWords).join(", ")}`;
}

function fieldWords(change: FieldChange): string {
  const { field, before, after } = change;
  const name = spaced(field).toLowerCase();
  if (after === true && before === null) return `now ${name}`;
  if (before === true && after === null) return `no longer ${name}`;
  if (field !== "attacking") return `${name}: ${valueWords(change)}`;
  const attacked = (value: unknown) => value === true ? "the player" : value;
  return `${name}: ${
    valueWords({ field, before: attacked(before), after: attacked(after) })
  }`;
}

function valueWords({ before, after }: FieldChange): string {
  return `${shown(before)} → ${shown(after)}`;
}

function shown(value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "string") return value === "" ? '""' : value;
  if (Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map(shown).join(", ");
  }
  if (typeof value !== "object") return String(value);
  if ("action" in value || "target" in value || "cardId" in value) {
    return scriptWords(value);
  }
  const entries = Object.entries(value);
  return entries.length === 0 ? "none" : entries.map(entryWords).join(", ");
}

/** "Opt runs TrigDraw at Grizzly Bears" */
function scriptWords(script: object): string {
  const { card, cardId, action, target }: {
    readonly card?: string;
    readonly cardId?: number;
    readonly action?: Action;
    readonly target?: unknown;
  } = script;
  const host = card ?? (cardId === undefined ? "" : `card ${cardId}`);
  const words = [host, action ? actionWords(action) : ""]
    .filter((each) => each !== "").join(" ");
  return target === undefined ? words : `${words} at ${targetWords(target)}`;
}

function targetWords(target: unknown): string {
  switch (target) {
    case "human":
      return "you";
    case "ai":
      return "the opponent";
    default:
      return typeof target === "number" ? `card ${target}` : shown(target);
  }
}

function actionWords(action: Action): string {
  switch (action.kind) {
    case "ability":
      return `uses ability ${action.index}`;
    case "svar":
      return `runs ${action.name}`;
    case "keyword":
      return `uses ${action.name}`;
    case "custom":
      return `runs “${action.script}”`;
  }
}

/** A value after its key, unless it speaks for itself. */
function entryWords([key, value]: readonly [string, unknown]): string {
  switch (key) {
    case "card":
      return shown(value);
    case "name":
      return `[${shown(value)}]`;
    case "lines":
      return Array.isArray(value) ? value.map(shown).join("; ") : shown(value);
    default:
      return `${key} ${shown(value)}`;
  }
}

/** "activePhase" as "Active phase" */
function spaced(field: string): string {
  if (field === "url") return "URL";
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
