/** The spellings of directives: how each is read and written. */
export { classic, classicDirective, inKebabCase } from "./classic.ts";
export type {
  Dialect,
  DialectName,
  Need,
  Numbers,
  Oddity,
  Reading,
  ValueReading,
  WritableDirective,
  WrittenDirective,
} from "./dialect.ts";
export {
  applyDifferences,
  BACK_AGAIN,
  type Difference,
  DIFFERENCES,
  MARK,
} from "./differences.ts";
export { dialectOf, DIALECTS } from "./dialects.ts";
export { COMBINED_KEYWORDS, KEYWORD_NAMES } from "./keywords.ts";
export { respelled } from "./respelled.ts";
export { rlf } from "./rlf.ts";
export { translate, writableName } from "./translate.ts";
export { CARD_COUNT } from "./rlf_phrases.ts";
