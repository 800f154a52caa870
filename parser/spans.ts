/** Tells where the nodes of a tree were read, and displays the parts of a text. */
export { displayed } from "./spans/displayed_ability.ts";
export { nodeSpans } from "./spans/node_spans.ts";
