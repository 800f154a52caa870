import { cut, javaSplit, javaTrim, parseInt32 } from "./java.ts";
import { type ForgeCard, readCounters, readZone } from "./read_card.ts";

/** What Forge makes of a file, as plain data that can be compared. */
export interface ForgeReading {
  /** Where it throws, in order. */
  readonly crashes: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly state: Readonly<Record<string, unknown>>;
  readonly players: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * A small reader of Forge's own rules, written from the rules alone: it shares
 * no code with `pzl/`, so that the two can be held against each other.
 */
export function readForge(text: string): ForgeReading {
  const crashes: string[] = [];
  const crash = (where: string) => void crashes.push(where);
  const sections = readSections(text);
  const metadata: Record<string, unknown> = {};
  for (const line of sections.get("metadata") ?? []) {
    readMetadataLine(metadata, line, crash);
  }
  const state: Record<string, unknown> = {};
  const players: Record<string, Record<string, unknown>> = {};
  const late: Late = new Map();
  for (const line of sections.get("state") ?? []) {
    const pair = cut(line, "=");
    if (pair) readStateLine({ state, players, late }, pair, crash);
  }
  for (const read of late.values()) read();
  return { crashes, metadata, state, players };
}

/** All cards of a zone that Forge can set up. */
export function zoneOf(
  { players }: ForgeReading,
  player: "human" | "ai",
  zone: string,
): readonly ForgeCard[] {
  const cards = players[player]?.[zone];
  return Array.isArray(cards) ? cards : [];
}

function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = javaTrim(raw);
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("[") && line.endsWith("]")) {
      const name = line.slice(1, -1);
      current = sections.get(name) ?? [];
      sections.set(name, current);
    } else current?.push(line);
  }
  return sections;
}

const TEXTS = ["name", "url", "goal", "difficulty", "description", "targets"];

function readMetadataLine(
  metadata: Record<string, unknown>,
  line: string,
  crash: (where: string) => void,
): void {
  const [written, value] = cut(line, ":") ?? [line, undefined];
  const key = written.toLowerCase();
  const isNumber = key === "turns" || key === "targetcount";
  if (!isNumber && key !== "humancontrol" && !TEXTS.includes(key)) return;
  if (value === undefined) return crash(line);
  if (isNumber) metadata[key] = parseInt32(value) ?? crash(line);
  else if (key === "humancontrol") {
    metadata[key] = javaTrim(value).toLowerCase() === "true";
  } else metadata[key] = javaTrim(value);
}

/** Values that are read when all lines are there, so that the last one counts. */
type Late = Map<string, () => void>;

interface Draft {
  readonly state: Record<string, unknown>;
  readonly players: Record<string, Record<string, unknown>>;
  readonly late: Late;
}

const NUMBERS = "life landsplayed landsplayedlastturn numringtemptedyou speed";
const ZONES = "hand battlefield play graveyard library exile command sideboard";
const OTHERS = "counters manapool persistentmana precast putonstack";

function readStateLine(
  draft: Draft,
  [written, value]: readonly [string, string],
  crash: (where: string) => void,
): void {
  const { state } = draft;
  const key = written.toLowerCase();
  if (key === "turn") state[key] = parseInt32(value) ?? crash(key);
  else if (key.startsWith("active")) {
    const end = ACTIVE.find((end) => key.endsWith(end));
    if (end === "player") state[end] = playerOf(javaTrim(value).toLowerCase());
    else if (end) {
      state[end] = javaTrim(value).toLowerCase().replaceAll(/[ _]/g, "");
    }
  } else if (key === "removesummoningsickness") {
    state[key] = value.toLowerCase() === "true";
  } else readPlayerLine(draft, [key, value], crash);
}

const ACTIVE = ["player", "phase", "phaseadvance"];

function readPlayerLine(
  { state, players, late }: Draft,
  [key, value]: readonly [string, string],
  crash: (where: string) => void,
): void {
  const isEnd = (word: string) => key.endsWith(word);
  const [end] = [...`${NUMBERS} ${ZONES} ${OTHERS}`.split(" ")].filter(isEnd)
    .sort((a, b) => b.length - a.length);
  if (end === undefined) {
    if (key.startsWith("ability")) state[key] = value;
    return;
  }
  const seat = seatOf(key);
  const player = seat === undefined ? {} : players[seat] ??= {};
  const field = end === "play" ? "battlefield" : end;
  const read = (read: () => unknown) =>
    void late.set(`${seat} ${field}`, () => void (player[field] = read()));
  if (NUMBERS.split(" ").includes(end)) {
    player[field] = parseInt32(value) ?? crash(key);
  } else if (ZONES.split(" ").includes(end)) {
    read(() => readZone(value, crash));
  } else if (end === "counters") {
    read(() => value === "" ? {} : readCounters(value, crash));
  } else if (end.endsWith("mana") || end === "manapool") {
    read(() => value === "" ? [] : readMana(value));
  } else read(() => readScripts(value));
}

/** Each single space ends a piece, and each piece gives mana. */
function readMana(value: string): readonly string[] {
  return javaSplit(value, " ").map((piece) => piece.toUpperCase() || "C");
}

/** Blanks count only around a name that stands alone. */
function readScripts(value: string): readonly unknown[] {
  return value.split(";").filter((entry) => javaTrim(entry) !== "").map((
    entry,
  ) => entry.includes(":") || entry.includes("->") ? javaTrim(entry) : entry);
}

/** The player a key names by its first characters, if it does. */
function seatOf(key: string): string | undefined {
  if (key.startsWith("human")) return "human";
  if (key.startsWith("ai")) return "ai";
  const number = /^p([0-9])/.exec(key)?.[1];
  return number === undefined
    ? undefined
    : ["human", "ai"][Number(number)] ?? key;
}

function playerOf(key: string): string {
  return key.startsWith("ai") || key.startsWith("p1") ? "ai" : "human";
}
