/** What the command line and editors use in addition to the public API. */
export { collectJsonCards } from "./card_list/json_cards.ts";
export { jsonElements } from "./card_list/json_elements.ts";
export { TOKEN_PARTS } from "./cards/tokens.ts";
export { lintTogether } from "./lint/together.ts";
export { withMend } from "./repair/mend.ts";
export { COUNTER_NAMES } from "./values/counter_types.ts";
