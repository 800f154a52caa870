/** The stages of the Dreamtides language, joined: text to trees, and back. */
export { parse, type ParsedText, type ParseResult } from "./parse.ts";
export {
  serialize,
  serializeAbility,
  type SerializedText,
  serializeEffect,
  serializeModalChoices,
  type SerializeResult,
  type UnwritableText,
} from "./serialize.ts";
