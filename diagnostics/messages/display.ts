import type { Messages } from "../catalogue.ts";

/** What the messages about displayed text need to know. */
export interface DisplayDetails {
  "unknown-message": { directive: string };
  "unusable-message": { directive: string; message: string; reason: string };
  "unwritable-ability": { path: string; reason: string };
}

/** The messages about displayed text. */
export const displayMessages: Messages<DisplayDetails> = {
  "unknown-message": ({ directive }) =>
    `Cannot display {${directive}}: no message has this name`,
  "unusable-message": ({ directive, message, reason }) =>
    `Cannot display {${directive}}: its message "${message}" fails: ${reason}`,
  "unwritable-ability": ({ path, reason }) =>
    `Cannot display the ability${path === "" ? "" : ` at ${path}`}: ${reason}`,
};
