import type { DocumentSymbol } from "../answers.ts";
import type { JsonText } from "./scan.ts";
import { textsOf } from "./texts.ts";

/** The texts of a file. */
export function symbolsOf(json: JsonText): readonly DocumentSymbol[] {
  return textsOf(json).map(({ document, string: { span } }) => ({
    name: document.options?.name ?? document.text,
    kind: "card",
    span,
    selection: span,
    children: [],
  }));
}
