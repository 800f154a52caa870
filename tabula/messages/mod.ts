import {
  diagnosticOf,
  type MakeDiagnostic,
  type Messages,
} from "../../diagnostics/internal.ts";

/** The values that messages about Tabula files use. */
export interface TabulaDetails {
  /** A file that is missing or cannot be opened. */
  "unreadable-file": { reason: string };
  /** A missing file that the game needs. */
  "missing-file": { file: string };
  /** A file that is not TOML. */
  "invalid-toml": { reason: string };
  /** A key that should be an array of tables and is not. */
  "wrong-table": { table: string };
  /** A table that the game does not read from this file. */
  "unknown-table": { found: string; table: string; isKey?: true };
  /** A file that the game does not load; a table of it belongs in another. */
  "unloaded-file": { table?: string; file?: string };
  /** A file of cards without a card. */
  "empty-table": { table: string };
  /** Two cards with the same id. */
  "duplicate-card-id": { id: string; first: string };
  /** An id that is not a UUID. */
  "invalid-uuid": { found: string };
  /** A card whose name cannot be turned into the name of a constant. */
  "unusable-name": { name: string };
  /** Two cards whose names become the same constant. */
  "duplicate-constant": { name: string; constant: string; first: string };
  /** An id that belongs to no card. */
  "unknown-card": { id: string; type?: string };
  /** An entry that adds no card to its list. */
  "no-copies": { list: string };
  /** A card with two entries in one list. */
  "repeated-list-card": { list: string; copies: number };
  /** An entry without a key that it needs. */
  "missing-key": { field: string };
  /** A key that the game does not read. */
  "unread-key": { key: string; table: string };
  /** A value of a different type than its key requires. */
  "wrong-type": { field: string; expected: string; found: string };
  /** A value of the right type that cannot be used. */
  "unusable-value": { field: string; expected: string; found: string };
  /** A name that the game does not know. */
  "unknown-value": { what: string; found: string; known: readonly string[] };
  /** A card with rules text and without stored abilities. */
  "missing-abilities": { card: string };
  /** A file that is not JSON. */
  "invalid-json": { reason: string };
  /** Stored abilities that do not have the shape of abilities. */
  "unfit-abilities": { path: string; reason: string };
  /** A message of `strings.ftl` that cannot be read. */
  "invalid-string": { id: string; reason: string };
  /** A reference to a message that does not exist. */
  "unknown-string": { id: string };
}

/** The messages about Tabula files. */
export const tabulaMessages: Messages<TabulaDetails> = {
  "unreadable-file": ({ reason }) => `Cannot read the file: ${reason}`,
  "missing-file": ({ file }) =>
    `Missing file "${file}": the game does not load without it`,
  "invalid-toml": ({ reason }) => `Cannot read the file as TOML: ${reason}`,
  "wrong-table": ({ table }) =>
    `Cannot read "${table}": expected entries that begin with [[${table}]]`,
  "unknown-table": ({ found, table, isKey }) =>
    `Unknown ${
      isKey ? "key" : "table"
    } "${found}": the game reads only [[${table}]] from this file`,
  "unloaded-file": ({ table, file }) =>
    `The game does not load this file${
      table === undefined ? "" : `: it reads [[${table}]] only from ${file}`
    }`,
  "empty-table": ({ table }) =>
    `No entries in the file: expected entries that begin with [[${table}]]`,
  "duplicate-card-id": ({ id, first }) =>
    `Duplicate card id "${id}": "${first}" already has it`,
  "invalid-uuid": ({ found }) =>
    `Cannot read the id "${found}": expected a UUID`,
  "unusable-name": ({ name }) =>
    `Cannot turn "${name}" into a constant: expected letters and digits, a letter first`,
  "duplicate-constant": ({ name, constant, first }) =>
    `Duplicate constant ${constant}: ${
      first === name
        ? `two entries are named "${name}"`
        : `"${first}" and "${name}" yield the same name`
    }`,
  "unknown-card": ({ id, type }) =>
    `Unknown card "${id}": no card${
      type === undefined ? "" : ` of type ${type}`
    } has this id`,
  "no-copies": ({ list }) =>
    `No copies: this entry adds no card to the list "${list}"`,
  "repeated-list-card": ({ list, copies }) =>
    `Repeated card: the list "${list}" has this card already, so there are ${copies} copies`,
  "missing-key": ({ field }) => `Missing key "${field}"`,
  "unread-key": ({ key, table }) =>
    `Unknown key "${key}": the game does not read it from [[${table}]]`,
  "wrong-type": ({ field, expected, found }) =>
    `Cannot read "${field}": expected ${expected}, found ${found}`,
  "unusable-value": ({ field, expected, found }) =>
    `Cannot use "${field}": expected ${expected}, found ${found}`,
  "unknown-value": ({ what, found, known }) =>
    `Unknown ${what} "${found}": expected ${alternatives(known)}`,
  "missing-abilities": ({ card }) =>
    `No abilities for "${card}": it has rules text, but no entry in parsed_abilities.json`,
  "invalid-json": ({ reason }) => `Cannot read the file as JSON: ${reason}`,
  "unfit-abilities": ({ path, reason }) =>
    `Cannot read the abilities at ${path}: ${reason}`,
  "invalid-string": ({ id, reason }) =>
    `Cannot read the message "${id}": ${reason}`,
  "unknown-string": ({ id }) =>
    `Unknown message "${id}": nothing in this file has that name`,
};

function alternatives(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? "nothing";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/** Makes a diagnostic of card data. */
export const tabulaDiagnostic: MakeDiagnostic<TabulaDetails> = diagnosticOf(
  tabulaMessages,
);
