/** Tokens with values to the tree of an ability. */
export { parseAbility } from "./parse_ability.ts";
