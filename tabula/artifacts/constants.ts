import { type Diagnostic, diagnostic } from "../../diagnostics/mod.ts";
import { isIdentifier } from "./name_case.ts";

/** The constants of one generated file: each name once. */
export interface Constants {
  /** What speaks against the constant; if nothing, it is taken from now on. */
  claim(constant: string, name: string): Diagnostic | undefined;
}

/** No constant but the reserved ones is taken yet. */
export function constants(reserved: readonly string[]): Constants {
  const owners = new Map(reserved.map((name) => [name, name]));
  return {
    claim: (constant, name) => {
      if (!isIdentifier(constant)) {
        return diagnostic("unusable-name", START, { name });
      }
      const first = owners.get(constant);
      if (first === undefined) {
        owners.set(constant, name);
        return undefined;
      }
      return diagnostic("duplicate-constant", START, { name, constant, first });
    },
  };
}

const START = { start: 0, end: 0 };
