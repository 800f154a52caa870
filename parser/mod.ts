/** Text to trees: what a card says, where it says it, and what is wrong. */
// The order only matters to pages: scripts compress better with similar code side
// by side.
export { locateNodes } from "./spans/locate_nodes.ts";
export { lintCard } from "./lint/lint_card.ts";
export { parse, type ParsedText, type ParseResult } from "./parse.ts";
export { parseAbility } from "./parse_ability.ts";
export {
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./diagnose/suggest.ts";
export {
  displayed,
  type DisplayedAbilities,
  type DisplayedAbility,
  type DisplayedEffect,
  type DisplayedEffects,
  type DisplayedEventAbility,
} from "./spans/displayed_ability.ts";
export type { LocatedNode } from "./spans/node_spans.ts";
export type {
  SpannedAbilities,
  SpannedAbility,
  SpannedActivatedAbility,
  SpannedEffect,
  SpannedEffects,
  SpannedEventAbility,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spans/spanned_ability.ts";
