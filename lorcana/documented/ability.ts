import type { ParseOptions, ParseResult } from "../options.ts";
export function documentedAbility(
  _text: string,
  _options: ParseOptions,
): ParseResult {
  return {
    ok: false,
    abilities: [],
    residue: [],
    reminders: [],
    diagnostics: [],
  };
}
