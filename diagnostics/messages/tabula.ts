import type { Messages } from "../catalogue.ts";

/** What the messages about Tabula files need to know. */
export interface TabulaDetails {
  "unreadable-file": { reason: string };
  "invalid-toml": { reason: string };
  "duplicate-card-id": { id: string; first: string };
  "invalid-uuid": { found: string };
  "unusable-name": { name: string };
  "duplicate-constant": { name: string; constant: string; first: string };
  "unknown-list-type": { found: string; known: readonly string[] };
  "unknown-card": { id: string; type?: string };
  "missing-key": { field: string };
  "wrong-type": { field: string; expected: string };
  "unusable-value": { field: string; reason: string };
  "invalid-json": { reason: string };
  "unfit-abilities": { path: string; reason: string };
  "invalid-string": { id: string; reason: string };
}

/** The messages about Tabula files. */
export const tabulaMessages: Messages<TabulaDetails> = {
  "unreadable-file": ({ reason }) => `Cannot read the file: ${reason}`,
  "invalid-toml": ({ reason }) => `Cannot read the file as TOML: ${reason}`,
  "duplicate-card-id": ({ id, first }) =>
    `Cannot tell two cards apart: "${first}" has the id "${id}" as well`,
  "invalid-uuid": ({ found }) =>
    `Cannot read the id "${found}": expected a UUID`,
  "unusable-name": ({ name }) =>
    `Cannot make a constant of "${name}": it must start with a letter and hold letters and digits`,
  "duplicate-constant": ({ name, constant, first }) =>
    `Cannot make a constant of "${name}": ${constant} already stands for "${first}"`,
  "unknown-list-type": ({ found, known }) =>
    `Cannot make a list of "${found}": expected "${known.join('" or "')}"`,
  "unknown-card": ({ id, type }) =>
    `Cannot find the card "${id}": no card${
      type === undefined ? "" : ` of type ${type}`
    } has this id`,
  "missing-key": ({ field }) => `Cannot use this entry: it has no "${field}"`,
  "wrong-type": ({ field, expected }) =>
    `Cannot read "${field}": expected ${expected}`,
  "unusable-value": ({ field, reason }) => `Cannot read "${field}": ${reason}`,
  "invalid-json": ({ reason }) => `Cannot read the file as JSON: ${reason}`,
  "unfit-abilities": ({ path, reason }) =>
    `Cannot read the abilities at ${path}: ${reason}`,
  "invalid-string": ({ id, reason }) =>
    `Cannot read the message "${id}": ${reason}`,
};
