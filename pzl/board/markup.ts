/** Escapes a text for HTML and SVG, between tags or in an attribute. */
export function escapeMarkup(text: string): string {
  // deno-lint-ignore no-control-regex -- XML has no way to write these.
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "�")
    .toWellFormed()
    .replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? char);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
