import { fail, type Log, warn } from "../text/log.ts";
import { part, type Piece, split, trim } from "../text/piece.ts";
import type { Action, Player, PrecastEntry, Script } from "../types.ts";
import { inRange, toDigits, toInteger } from "../values/values.ts";

/** An entry of a script list, and its position. */
export interface ScriptPlace {
  readonly entry: PrecastEntry;
  readonly piece: Piece;
}

/** Reads the value of `precast` and `putonstack`, which follows a gap. */
export function readScripts(
  log: Log,
  value: Piece,
  gap: Piece,
): readonly ScriptPlace[] {
  if (value.text === "") return [];
  const list = { text: gap.text + value.text, at: gap.at };
  return split(list, ";").flatMap((written) =>
    readScriptEntry(log, written) ?? []
  );
}

/** Reads the text between two semicolons. */
function readScriptEntry(
  log: Log,
  written: Piece,
): ScriptPlace | undefined {
  if (written.text === "") return undefined;
  const piece = trim(written);
  const entry = piece.text === ""
    ? dropped(log, written, false)
    : readEntry(log, piece, written);
  return entry && { entry, piece };
}

/** Writes a script list as it is read. */
export function writeScripts(entries: readonly PrecastEntry[]): string {
  return entries.map(writeEntry).join(";");
}

/**
 * Reads `DBGainControl->422`: an action, then optionally `->` and a target.
 * Problems are reported at `whole`.
 */
export function readScript(log: Log, script: Piece, whole: Piece): Script {
  const arrow = script.text.lastIndexOf("->");
  if (arrow === -1) return readAction(log, script, whole, "cast");
  const written = part(script, 0, arrow);
  const aim = part(script, arrow + 2);
  const action = trim(written);
  const target = trim(aim);
  if (
    action.text.length !== written.text.length ||
    target.text.length !== aim.text.length
  ) warn(log, "script-space", whole, { found: whole.text });
  return {
    ...readAction(log, action, whole, "nothing"),
    ...readTarget(log, target),
  };
}

/** Writes a script as it is read. */
export function writeScript({ action, target }: Script): string {
  return (action ? writeAction(action) : "") +
    (target === undefined ? "" : `->${target}`);
}

function readEntry(
  log: Log,
  piece: Piece,
  written: Piece,
): PrecastEntry | undefined {
  const { host, colon, arrow } = splitHost(piece);
  if (host.text === "") return dropped(log, piece, true);
  const card = readHost(log, host);
  if (colon !== -1) {
    const script = trim(part(piece, colon + 1));
    return { ...card, ...readScript(log, script, piece) };
  }
  if (arrow !== -1) {
    return { ...card, ...readTarget(log, trim(part(piece, arrow + 2))) };
  }
  if (written !== piece) {
    warn(log, "script-space", piece, { found: piece.text });
  }
  return card;
}

/** The host ends at the first colon, or else at the first arrow. */
function splitHost(
  piece: Piece,
): { readonly host: Piece; readonly colon: number; readonly arrow: number } {
  const colon = piece.text.indexOf(":");
  const arrow = colon === -1 ? piece.text.indexOf("->") : -1;
  const end = Math.max(colon, arrow);
  return { host: end === -1 ? piece : trim(part(piece, 0, end)), colon, arrow };
}

function readHost(
  log: Log,
  host: Piece,
): { readonly card: string } | { readonly cardId: number } {
  const id = toDigits(host.text);
  if (id === undefined) return { card: host.text.replaceAll("^", ":") };
  return { cardId: checkRange(log, id, host) };
}

function readAction(
  log: Log,
  { text, at }: Piece,
  whole: Piece,
  ifEmpty: "cast" | "nothing",
): { readonly action?: Action } {
  if (text === "") {
    const details = { found: whole.text, effect: ifEmpty };
    warn(log, "empty-script", whole, details);
    return ifEmpty === "cast" ? {} : { action: { kind: "svar", name: "" } };
  }
  const index = toDigits(text);
  if (index !== undefined) {
    checkRange(log, index, { text, at });
    return { action: { kind: "ability", index } };
  }
  if (text.startsWith(KEYWORD)) {
    return { action: { kind: "keyword", name: text.slice(KEYWORD.length) } };
  }
  return text.startsWith(CUSTOM)
    ? { action: { kind: "custom", script: text.slice(CUSTOM.length) } }
    : { action: { kind: "svar", name: text } };
}

const KEYWORD = "KW#";
const CUSTOM = "CustomScript:";

function readTarget(
  log: Log,
  piece: Piece,
): { readonly target?: Player | number } {
  const word = piece.text.toLowerCase();
  if (word === "human" || word === "ai") return { target: word };
  const id = toInteger(word);
  if (id !== undefined && id >= 0) return { target: id };
  fail(log, "invalid-target", piece, { found: piece.text });
  return {};
}

function checkRange(log: Log, value: number, piece: Piece): number {
  if (!inRange(value)) {
    fail(log, "invalid-integer", piece, { found: piece.text });
  }
  return value;
}

function dropped(log: Log, place: Piece, crashes: boolean): undefined {
  warn(log, "empty-card", place, { crashes });
}

function writeEntry(entry: PrecastEntry): string {
  const host = "card" in entry
    ? entry.card.replaceAll(":", "^")
    : `${entry.cardId}`;
  // Without the colon a host like "Shock->AI" would be read as a target.
  const colon = entry.action || host.includes("->") ? ":" : "";
  return host + colon + writeScript(entry);
}

function writeAction(action: Action): string {
  switch (action.kind) {
    case "ability":
      return `${action.index}`;
    case "keyword":
      return KEYWORD + action.name;
    case "custom":
      return CUSTOM + action.script;
    case "svar":
      return action.name;
  }
}
