/** What the command line and editors use besides what is for all. */
export { collectJsonCards, type JsonCards } from "./card_list/json_cards.ts";
export { type JsonElements, jsonElements } from "./card_list/json_elements.ts";
export { withMend } from "./repair/mend.ts";
