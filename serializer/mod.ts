/** Trees back to text. */
export { normalize } from "./normalize.ts";
export {
  serialize,
  serializeAbility,
  type SerializedText,
  serializeEffect,
  serializeModalChoices,
  type SerializeOptions,
  type SerializeResult,
  type UnwritableText,
} from "./serialize.ts";
