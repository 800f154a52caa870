import { expectList } from "../../diagnostics/internal.ts";
import { readableOn, rgb } from "./color.ts";
import { ROLES } from "./roles.ts";
import type { DisplaySpan } from "./span.ts";

/**
 * The stylesheet of `toHtml`: a rule for each role. It follows the page's
 * `color-scheme`, which is light by default.
 */
export const HTML_STYLES: string = Object.entries(ROLES)
  .map(([role, { light, dark }]) =>
    `.${role} { color: light-dark(#${light}, #${dark}); }\n`
  ).join("");

/**
 * Formats spans as HTML for any element. The text is escaped, line breaks are
 * `<br>`, and roles are classes that `HTML_STYLES` colors.
 */
export function toHtml(spans: readonly DisplaySpan[]): string {
  expectList(spans, "spans");
  return spans.map((span) => {
    const tags = [
      ...span.bold ? ["strong"] : [],
      ...span.italic ? ["em"] : [],
      ...span.underline ? ["u"] : [],
    ];
    const inner = tags.reduceRight(
      (text, tag) => `<${tag}>${text}</${tag}>`,
      escaped(span.text),
    );
    const attribute = attributeOf(span);
    return attribute === "" ? inner : `<span ${attribute}>${inner}</span>`;
  }).join("");
}

/** A class for a role, a style for any other color; bad colors are left out. */
function attributeOf({ role, color = "" }: DisplaySpan): string {
  if (role !== undefined && Object.hasOwn(ROLES, role)) {
    return `class="${role}"`;
  }
  const parts = rgb(color);
  if (parts === undefined) return "";
  const [light, dark] = [readableOn(parts, "light"), readableOn(parts, "dark")];
  return `style="color: light-dark(#${light}, #${dark})"`;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
  ["\n", "<br>"],
]);

function escaped(text: string): string {
  return text.toWellFormed()
    .replaceAll(/[&<>"'\n]/g, (found) => ESCAPES.get(found) ?? found);
}
