import type { DeclaredNames } from "../../ast/internal.ts";
import type { DialectChoice } from "../../lexer/mod.ts";
import type { CardText } from "../dreamtides/card_text.ts";
import {
  scanToml,
  type TomlPair,
  type TomlScan,
  type TomlSection,
} from "../../tabula/internal.ts";

/** A file, and its text as it is being typed. */
export interface TextFile {
  /** Its name or path; equal files have equal names. */
  readonly file: string;
  /** The text, with plain line feeds. */
  readonly text: string;
}

/** A file of cards in TOML, and the other files that belong to it. */
export interface CardFile extends TextFile {
  /** The other files of its directory: cards, lists, effects and artifacts. */
  readonly neighbors?: readonly TextFile[];
  /** The dialect of its cards; by default, it is detected for each card. */
  readonly dialect?: DialectChoice;
  /** Subtypes and figments beyond the built-in ones. */
  readonly names?: DeclaredNames;
}

/** The text of a file with the positions of its tables, keys and values. */
export interface Scanned extends TomlScan {
  readonly dialect: DialectChoice;
  readonly names?: DeclaredNames;
}

/** Scans a file. */
export function scanCards(
  { text, dialect = "auto", names }: Pick<
    CardFile,
    "text" | "dialect" | "names"
  >,
): Scanned {
  return { ...scanToml(text), dialect, ...names && { names } };
}

/** The name between the brackets of a header; empty before the first one. */
export function tableOf({ path }: TomlSection): string {
  return path.join(".");
}

/** The key of a pair. */
export function keyOf({ path }: TomlPair): string {
  return path.join(".");
}

/** The value of a key, if it is a string. */
export function valueOf(
  { pairOf, stringOf }: TomlScan,
  section: TomlSection,
  key: string,
): string | undefined {
  const pair = pairOf(section, key);
  return pair && stringOf(pair)?.value;
}

/** The card that a table describes; nothing if it has no rules text. */
export function cardTextOf(
  file: Scanned,
  section: TomlSection,
): CardText | undefined {
  const text = valueOf(file, section, RULES_TEXT);
  if (text === undefined) return undefined;
  const variables = valueOf(file, section, VARIABLES) ?? "";
  const { dialect, names } = file;
  return { text, variables, dialect, ...names && { names } };
}

/** The key of the rules text. */
export const RULES_TEXT = "rules-text";

/** The key of the variables. */
export const VARIABLES = "variables";
