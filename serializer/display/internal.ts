/** Styled text in other notations; who has spans need not load what makes them. */
export type { DisplaySpan } from "./span.ts";
export { toHtml } from "./to_html.ts";
export { toPlain } from "./to_plain.ts";
