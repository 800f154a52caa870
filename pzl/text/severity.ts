import type {
  Details,
  PuzzleDetails,
  Severity,
} from "../../diagnostics/internal.ts";

/** How bad a problem is, in general or given what is known about it. */
type SeverityRule<D> = Severity | ((details: D) => Severity);

/**
 * Severity follows the player: an error makes Forge crash, refuse the puzzle or
 * fail to load the list; a warning is read differently or ignored; lint is only
 * odd. These are the codes that differ from the list they are in.
 */
const EXCEPTIONS: {
  readonly [C in keyof PuzzleDetails]?: SeverityRule<Details[C]>;
} = {
  "bom": "error",
  "section-case": ({ hidden }) => hidden ? "error" : "warning",
  "duplicate-section": "lint",
  "ignored-line": ({ isKey }) => isKey ? "error" : "warning",
  "unknown-key": errorIfCrash,
  "newer-key": "lint",
  "unsupported-player": "error",
  "missing-field": ({ subject }) => WARNED.has(subject) ? "warning" : "lint",
  "space-before-number": "error",
  "invalid-player": ({ effect }) =>
    effect === "crash" || effect === "none" ? "error" : "warning",
  "non-forge-phase": "error",
  "unknown-difficulty": "lint",
  "unknown-counter": ({ found }) =>
    found.toLowerCase() === "any" ? "error" : "warning",
  "duplicate-counter": "lint",
  "unknown-mana-symbol": ({ reads }) =>
    reads.kind === "crash" ? "error" : "warning",
  "empty-card": errorIfCrash,
  "inner-space": errorIfCrash,
  "missing-modifier-value": "lint",
  "empty-modifier-value": errorIfCrash,
  "invalid-modifier-value": errorIfEffect,
  "deprecated-modifier": "lint",
  "token-space": errorIfCrash,
  "token-missing-name": "error",
  "token-missing-types": "error",
  "token-missing-keywords": "error",
  "missing-player": "error",
  "missing-life": "error",
  "dangling-reference": errorIfEffect,
  "forward-reference": "warning",
  "attacking-ignored": "warning",
  "missing-targets": "warning",
  "unused-targets": "warning",
  "unused-target-count": "warning",
  "turn-after-limit": "warning",
  "rad-counter": "error",
  "player-loses": ({ isCertain }) => isCertain ? "error" : "warning",
  "advance-with-stack": "error",
  "blockers-with-stack": "warning",
  "face-down-crash": "error",
  "token-off-battlefield": "warning",
  "script-without-api": "error",
  "unknown-ability": "error",
  "misrouted-ability": errorIfCrash,
  "unknown-keyword-action": "error",
  "bar-in-host": "warning",
  "name-is-modifier": "warning",
  "pasted-name": "warning",
  "token-color": "warning",
  "token-without-color": "warning",
  "unknown-card-name": "warning",
  "unknown-set": ({ isToken }) => isToken ? "error" : "warning",
  "unknown-token-script": "warning",
  "unknown-script-variable": "warning",
  "back-face": "warning",
  "no-other-face": "warning",
  "dies-at-once": "warning",
  "attachment-ignored": "warning",
  "attached-reconfigure": "error",
  "uncastable": ({ why }) =>
    why === "aura without target" ? "warning" : "error",
};

/** The fields without which a puzzle is not what its author had in mind. */
const WARNED: ReadonlySet<string> = new Set(["Name", "Goal", "Turns"]);

/** The severity of a problem; `usual` if its code is no exception. */
export function severityOf<C extends keyof PuzzleDetails>(
  code: C,
  details: Details[C],
  usual: Severity,
): Severity {
  const rule: SeverityRule<Details[C]> | undefined = EXCEPTIONS[code];
  return typeof rule === "function" ? rule(details) : rule ?? usual;
}

function errorIfCrash({ crashes }: { readonly crashes: boolean }): Severity {
  return crashes ? "error" : "warning";
}

function errorIfEffect({ effect }: { readonly effect: string }): Severity {
  return effect === "crash" ? "error" : "warning";
}
