import type { Edit } from "../answers.ts";
import { formatted as formattedText } from "../lorcana/format.ts";
import type { JsonText } from "./scan.ts";
import { textsOf } from "./texts.ts";

/** The canonical wording of each text that has one. */
export function formatted(json: JsonText): readonly Edit[] {
  return textsOf(json).flatMap(({ document, movedEdit }) =>
    formattedText(document).map(movedEdit)
  );
}
