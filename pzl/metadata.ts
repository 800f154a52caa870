import { oneEdit } from "../diagnostics/internal.ts";
import {
  type KeyLine,
  type KeyLines,
  type KeyRules,
  readKeyLines,
} from "./text/key_lines.ts";
import type { KeyAndValue } from "./text/split_key.ts";
import { fail, type Log, warn } from "./text/log.ts";
import { type Piece, spanOf } from "./text/piece.ts";
import type { Profile } from "./values/profile.ts";
import type { Section } from "./text/sections.ts";
import type { Metadata } from "./types.ts";
import { readBoolean, readIntegerLine } from "./values/values.ts";
import { DIFFICULTY_NAMES, GOAL_NAMES } from "./values/words.ts";

/** The keys of the section, in the order of the canonical text. */
export const METADATA_KEYS = [
  "Name",
  "URL",
  "Goal",
  "Targets",
  "TargetCount",
  "Turns",
  "Difficulty",
  "HumanControl",
  "Description",
] as const;

/** A key of the section, in Forge's spelling. */
export type MetadataKey = typeof METADATA_KEYS[number];

/** The section as read, and the lines it was read from. */
export interface MetadataReading {
  readonly metadata: Metadata;
  readonly lines: KeyLines<MetadataKey>;
}

const BY_NAME: ReadonlyMap<string, MetadataKey> = new Map(
  METADATA_KEYS.map((key) => [key.toLowerCase(), key]),
);

/** How the keys of the section are found. */
export const METADATA_RULES: KeyRules<MetadataKey> = {
  separator: ":",
  find: (key) => BY_NAME.get(key),
  shorten: () => undefined,
  idOf: (key) => key,
  isVital: (key) => key === "Name" || key === "Goal",
  isMisread: () => false,
  isReadAtOnce: (key) => key === "Turns" || key === "TargetCount",
  reportUnknown,
  needsValue: (line) => BY_NAME.has(line),
};

/** It has been proposed that Forge show the opponent by this name. */
const NEWER_KEY = "ainame";

function reportUnknown(log: Log, { key }: KeyAndValue): void {
  const found = key.text;
  if (found.toLowerCase() !== NEWER_KEY) {
    return warn(log, "unknown-key", key, { found, crashes: false });
  }
  warn(log, "newer-key", key, { found, meaning: "names the opponent" });
}

/** Reads the section `[metadata]`. */
export function readMetadata(
  log: Log,
  section: Section,
  profile: Profile,
): MetadataReading {
  const lines = readKeyLines(log, section.lines, METADATA_RULES);
  const draft = newDraft();
  for (const line of lines.known) readLine(log, line, draft, profile);
  reportMissing(log, lines, section, profile);
  return { metadata: draft, lines };
}

/** What is read if a dumped game has no such section. */
export function noMetadata(): MetadataReading {
  const lines = { known: [], replaced: [], last: new Map(), unknown: [] };
  return { metadata: { ...newDraft(), goal: "Win" }, lines };
}

/** Writes the known keys of the section, each with its value. */
export function writeMetadata(metadata: Metadata): string[] {
  const values: { readonly [K in MetadataKey]: string | null } = {
    Name: metadata.name,
    URL: metadata.url,
    Goal: metadata.goal,
    Targets: metadata.targets,
    TargetCount: metadata.targetCount === 1 ? null : `${metadata.targetCount}`,
    Turns: metadata.turns === null ? null : `${metadata.turns}`,
    Difficulty: metadata.difficulty,
    HumanControl: metadata.humanControl ? "true" : null,
    Description: metadata.description?.replaceAll("\n", "\\n") ?? null,
  };
  return METADATA_KEYS.flatMap((key) =>
    values[key] === null ? [] : [`${key}:${values[key]}`]
  );
}

type Draft = { -readonly [K in keyof Metadata]: Metadata[K] };

function newDraft(): Draft {
  return {
    name: "",
    url: null,
    goal: "",
    turns: null,
    difficulty: null,
    description: null,
    targets: null,
    targetCount: 1,
    humanControl: false,
  };
}

function readLine(
  log: Log,
  line: KeyLine<MetadataKey>,
  draft: Draft,
  profile: Profile,
): void {
  const { text } = line.value;
  switch (line.field) {
    case "Name":
      draft.name = text;
      break;
    case "URL":
      draft.url = text || null;
      break;
    case "Goal":
      draft.goal = readGoal(log, line.value, profile);
      break;
    case "Turns":
      draft.turns = readIntegerLine(log, line);
      break;
    case "Difficulty":
      draft.difficulty = readDifficulty(log, line.value, profile) || null;
      break;
    case "Description":
      draft.description = text.replaceAll("\\n", "\n") || null;
      break;
    case "Targets":
      draft.targets = text || null;
      break;
    case "TargetCount":
      draft.targetCount = readIntegerLine(log, line);
      break;
    case "HumanControl":
      draft.humanControl = readBoolean(log, line.value);
      break;
  }
}

function readGoal(log: Log, value: Piece, profile: Profile): string {
  const found = value.text;
  const meaning = GOAL_NAMES.get(found.toLowerCase());
  if (meaning === undefined) {
    if (found !== "") report(profile)(log, "unknown-goal", value, { found });
    return found;
  }
  if (!meaning.forge) {
    const expected = meaning.word;
    warn(log, "non-forge-goal", value, { found, expected }, {
      suggestion: oneEdit(spanOf(value), expected),
    });
  }
  return meaning.word;
}

function readDifficulty(log: Log, value: Piece, profile: Profile): string {
  const found = value.text;
  const word = DIFFICULTY_NAMES.get(found.toLowerCase());
  if (word === undefined && found !== "") {
    report(profile)(log, "unknown-difficulty", value, { found });
  }
  return word ?? found;
}

function reportMissing(
  log: Log,
  { last }: KeyLines<MetadataKey>,
  { header }: Section,
  profile: Profile,
): void {
  for (const subject of ["Name", "Goal", "Difficulty"] as const) {
    const line = last.get(subject);
    if (line && line.value.text !== "") continue;
    const write = line || subject === "Difficulty" ? report(profile) : fail;
    const details = line ? { subject, isEmpty: true } as const : { subject };
    write(log, "missing-field", line?.key ?? header, details, { subject });
  }
  if (!last.has("Turns")) {
    const subject = "Turns";
    warn(log, "missing-field", header, { subject }, { subject });
  }
}

/** A warning for Forge, and an error in the strict profile. */
function report(profile: Profile): typeof warn {
  return profile === "strict" ? fail : warn;
}
