import { deepStrictEqual } from "node:assert/strict";
import {
  display,
  type DisplayOptions,
  type DisplaySpan,
} from "../../../serializer/display/mod.ts";

/** A text as it is displayed; it must be good and without warnings. */
export function shown(
  text: string,
  variables?: string,
  options?: DisplayOptions,
): { readonly plain: string; readonly spans: readonly DisplaySpan[] } {
  const result = display(text, variables, options);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  deepStrictEqual(result.warnings, []);
  return result;
}
