/** Where the nodes of a tree were read, and parts of texts as they are shown. */
export { displayed } from "./spans/displayed_ability.ts";
export { nodeSpans } from "./spans/node_spans.ts";
