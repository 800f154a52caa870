/** The text of what was just read, without the checks that other trees need. */
export {
  rewriteAbilities,
  rewriteUnlessSame,
  type Serialized,
  serialized,
} from "./rewrite.ts";
