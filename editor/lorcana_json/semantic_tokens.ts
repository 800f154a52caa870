import type { SemanticToken } from "../answers.ts";
import { semanticTokensOf as tokensOfText } from "../lorcana/semantic_tokens.ts";
import type { JsonText } from "./scan.ts";
import { textsOf } from "./texts.ts";

/** The words to color in each text of a file. */
export function semanticTokensOf(json: JsonText): readonly SemanticToken[] {
  return textsOf(json).flatMap(({ document, moved }) =>
    tokensOfText(document).map(moved)
  );
}
