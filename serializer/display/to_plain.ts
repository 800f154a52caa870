import { expectList } from "../../diagnostics/internal.ts";
import type { DisplaySpan } from "./span.ts";

/** Returns the text of spans without their styles. */
export function toPlain(spans: readonly DisplaySpan[]): string {
  expectList(spans, "spans");
  return spans.map(({ text }) => text).join("");
}
