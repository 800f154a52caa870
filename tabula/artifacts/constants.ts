import type { Diagnostic } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import { isAscii, isIdentifier } from "./name_case.ts";

/** The constants of one generated file: each name once. */
export interface Constants {
  /** Takes a constant for a name, or says why it cannot be taken. */
  claim(constant: string, name: string): Diagnostic | undefined;
}

/** Starts with only the reserved constants taken. */
export function constants(reserved: readonly string[]): Constants {
  const owners = new Map(reserved.map((name) => [name, name]));
  return {
    claim: (constant, name) => {
      if (!isIdentifier(constant)) {
        return tabulaDiagnostic("unusable-name", START, { name });
      }
      // Rust takes two spellings of one letter, "Å" as one or two, for one name.
      const normal = isAscii(constant) ? constant : constant.normalize("NFC");
      const first = owners.get(normal);
      if (first === undefined) {
        owners.set(normal, name);
        return undefined;
      }
      return tabulaDiagnostic("duplicate-constant", START, {
        name,
        constant,
        first,
      });
    },
  };
}

const START = { start: 0, end: 0 };
