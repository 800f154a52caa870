import { parseAndLint } from "../../parser/internal.ts";
import type { CardFile } from "./card_file.ts";
import { checkDirectory, type FileProblem } from "./directory.ts";

/** What is wrong with a file, also in view of the files beside it. */
export function diagnosticsOf(file: CardFile): readonly FileProblem[] {
  const { dialect = "auto", names } = file;
  const reading = { dialect, ...names && { names } };
  const all = checkDirectory([file, ...file.neighbors ?? []], {
    parse: (text, variables) => parseAndLint(text, variables, reading),
    ...names && { names },
  });
  return all.get(file.file) ?? [];
}
