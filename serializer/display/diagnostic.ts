import {
  diagnosticOf,
  type MakeDiagnostic,
  type Messages,
} from "../../diagnostics/internal.ts";

/** The values that messages about displayed text use. */
export interface DisplayDetails {
  /** A directive without a message. */
  "unknown-message": { directive: string };
  /** A message that cannot be filled in. */
  "unusable-message": { directive: string; message: string; reason: string };
  /** A `strings.ftl` with too many nested braces. */
  "unreadable-strings": Record<never, never>;
}

/** The messages about displayed text. */
export const displayMessages: Messages<DisplayDetails> = {
  "unknown-message": ({ directive }) =>
    `Cannot display {${directive}}: no message has this name`,
  "unusable-message": ({ directive, message, reason }) =>
    `Cannot display {${directive}}: its message "${message}" fails: ${reason}`,
  "unreadable-strings": () =>
    "Cannot read the messages of strings.ftl: they are nested too deeply",
};

/** Makes a diagnostic of a text that is displayed. */
export const displayDiagnostic: MakeDiagnostic<DisplayDetails> = diagnosticOf(
  displayMessages,
);
