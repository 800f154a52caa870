import type { Messages } from "../catalogue.ts";

/** What the messages about displayed text need to know. */
export interface DisplayDetails {
  /** A directive that no message shows. */
  "unknown-message": { directive: string };
  /** A message that cannot be filled in. */
  "unusable-message": { directive: string; message: string; reason: string };
  /** An ability, or a part of one, that has no text. */
  "unwritable-ability": { path: string };
}

/** The messages about displayed text. */
export const displayMessages: Messages<DisplayDetails> = {
  "unknown-message": ({ directive }) =>
    `Cannot display {${directive}}: no message has this name`,
  "unusable-message": ({ directive, message, reason }) =>
    `Cannot display {${directive}}: its message "${message}" fails: ${reason}`,
  "unwritable-ability": ({ path }) =>
    `Cannot display the ability: "${path}" has no text that reads back the same`,
};
