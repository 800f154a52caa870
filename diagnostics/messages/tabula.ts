import type { Messages } from "../catalogue.ts";

/** What the messages about Tabula files need to know. */
export interface TabulaDetails {
  "unreadable-file": { reason: string };
  "missing-file": { file: string };
  "invalid-toml": { reason: string };
  "wrong-table": { table: string };
  "unknown-table": { found: string; table: string };
  "unloaded-table": { table: string; file: string };
  "empty-table": { table: string };
  "duplicate-card-id": { id: string; first: string };
  "invalid-uuid": { found: string };
  "unusable-name": { name: string };
  "duplicate-constant": { name: string; constant: string; first: string };
  "unknown-card": { id: string; type?: string };
  "missing-key": { field: string };
  "unread-key": { key: string; table: string };
  "wrong-type": { field: string; expected: string; found: string };
  "unusable-value": { field: string; expected: string; found: string };
  "unknown-value": { what: string; found: string; known: readonly string[] };
  "missing-abilities": { card: string };
  "invalid-json": { reason: string };
  "unfit-abilities": { path: string; reason: string };
  "invalid-string": { id: string; reason: string };
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
  "unknown-table": ({ found, table }) =>
    `Unknown table "${found}": the game reads only [[${table}]] from this file`,
  "unloaded-table": ({ table, file }) =>
    `Table "${table}" is not loaded: the game reads [[${table}]] only from ${file}`,
  "empty-table": ({ table }) =>
    `No cards in the file: expected entries that begin with [[${table}]]`,
  "duplicate-card-id": ({ id, first }) =>
    `Duplicate card id "${id}": "${first}" already has it`,
  "invalid-uuid": ({ found }) =>
    `Cannot read the id "${found}": expected a UUID`,
  "unusable-name": ({ name }) =>
    `Cannot turn "${name}" into a constant: expected letters and digits, a letter first`,
  "duplicate-constant": ({ name, constant, first }) =>
    `Duplicate constant ${constant}: "${first}" already has this name, and so would "${name}"`,
  "unknown-card": ({ id, type }) =>
    `Unknown card "${id}": no card${
      type === undefined ? "" : ` of type ${type}`
    } has this id`,
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
