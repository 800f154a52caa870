import { cut, javaSplit, javaTrim, parseInt32 } from "./java.ts";

/** A card as Forge sets it up: what it is, and what its modifiers did. */
export type ForgeCard = Readonly<Record<string, unknown>>;

/** Notes where Forge throws. */
export type Crash = (where: string) => void;

/** Reads a zone as Forge does: `;`, then `|`, then words by their beginning. */
export function readZone(value: string, crash: Crash): readonly ForgeCard[] {
  return javaSplit(value, ";").flatMap((element) => {
    const parts = javaSplit(javaTrim(element), "|");
    const [source] = parts;
    if (source === undefined) {
      crash(element);
      return [];
    }
    if (source === "" || source === "T:") return [];
    // Forge does not know the card, and leaves it out before its modifiers.
    if (/^[A-Z]\w+:\S/.test(source)) return [];
    return [readCard(source, parts, crash)];
  });
}

function readCard(
  source: string,
  parts: readonly string[],
  crash: Crash,
): ForgeCard {
  const card: Record<string, unknown> = { source: readSource(source, crash) };
  for (const part of parts) readPart(card, part, crash);
  return card;
}

function readSource(source: string, crash: Crash): unknown {
  if (!source.startsWith("t:")) return source;
  const [name, ...parts] = source.slice(2).split(",");
  const token: Record<string, unknown> = { name };
  for (const part of parts) {
    const [key, value] = cut(part, ":") ?? [part, ""];
    token[key] = key === "P" || key === "T"
      ? number(value, crash)
      : key === "Types" || key === "Keywords"
      ? javaSplit(value, "-")
      : value;
  }
  if (!token["Types"] || !token["Keywords"]) crash(source);
  return token;
}

/** Words Forge looks for at the beginning of a part, with or without a value. */
const FLAGS = "Tapped Renowned Solved Saddled Suspected Monstrous SummonSick " +
  "Transformed Modal Flipped OnAdventure IsCommander IsRingBearer";

const NUMBERS = "Id Damage ClassLevel ExiledWith AttachedTo Attaching";
const ID_LISTS = "RememberedCards Imprinting ChosenCards";
const TEXT_LISTS = "ChosenColor NamedCard MergedCards";
const TEXTS = "ChosenType ChosenType2 ExecuteScript Owner EnchantingPlayer";

function readPart(
  card: Record<string, unknown>,
  part: string,
  crash: Crash,
): void {
  const flag = FLAGS.split(" ").find((word) => part.startsWith(word));
  const [name, value] = cut(part, ":") ?? [part, undefined];
  if (flag) card[flag] = true;
  else if (part.startsWith("FaceDown")) {
    card["FaceDown"] = true;
    if (part.endsWith("Manifested")) card["Manifested"] = true;
    if (part.endsWith("Cloaked")) card["Cloaked"] = true;
  } else if (part.startsWith("Meld")) {
    card["Meld"] = true;
    if (value !== undefined) card["MeldedWith"] = value.replaceAll("^", ",");
  } else if (part.startsWith("PhasedOut")) {
    card["PhasedOut"] = player(value ?? "");
  } else if (part.startsWith("Attacking")) {
    card["Attacking"] = value === undefined ? true : number(value, crash);
  } else if (
    "NoETBTrigs Foretold ForetoldThisTurn IsToken".split(" ").includes(part)
  ) {
    card[part] = true;
  } else if (value !== undefined) readPair(card, name, value, crash);
}

function readPair(
  card: Record<string, unknown>,
  name: string,
  value: string,
  crash: Crash,
): void {
  const isOne = (words: string) => words.split(" ").includes(name);
  if (name === "Set") card[name] ??= value;
  else if (name === "Art") card[name] ??= parseInt32(value);
  else if (isOne(NUMBERS)) {
    card[name === "Attaching" ? "AttachedTo" : name] = number(value, crash);
  } else if (isOne(ID_LISTS)) {
    card[name] = javaSplit(value, ",").map((id) => number(id, crash));
  } else if (isOne(TEXT_LISTS)) card[name] = javaSplit(value, ",");
  else if (name === "Owner" || name === "EnchantingPlayer") {
    card[name] = player(value);
  } else if (isOne(TEXTS)) card[name] = value;
  else if (name === "Counters") card[name] = readCounters(value, crash);
  else if (name === "UnlockedRoom" || name === "Ability") {
    card[name] = [...list(card[name]), value.toLowerCase()];
  }
}

/** Reads counters; equal types add up, and numbers below 1 do nothing. */
export function readCounters(value: string, crash: Crash): unknown {
  const counters = new Map<string, number>();
  for (const pair of javaSplit(value, ",")) {
    const [type, amount] = cut(pair, "=") ?? [pair, ""];
    const name = type.replaceAll("/", "").replaceAll("+", "P")
      .replaceAll("-", "M").toUpperCase();
    counters.set(name, (counters.get(name) ?? 0) + number(amount, crash));
  }
  return Object.fromEntries(counters);
}

function player(text: string): string {
  const isSecond = text === "P1" || text.toLowerCase() === "ai";
  return isSecond ? "ai" : "human";
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function number(text: string, crash: Crash): number {
  const value = parseInt32(text);
  if (value === undefined) crash(text);
  return value ?? 0;
}
