import { type NewText, replaceTexts } from "../../tabula/mod.ts";
import type { Io, Outcome } from "../cli/io.ts";
import { exactText } from "../cli/read_text.ts";

const BYTE_ORDER_MARK = "\ufeff";

/** The contents of a TOML file with new texts, and not a byte else changed. */
export async function rewritten(
  bytes: Uint8Array,
  texts: readonly NewText[],
): Promise<string> {
  const source = exactText(bytes);
  const start = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  return start + await replaceTexts(source.slice(start.length), texts);
}

/** Gives rows of a TOML file new texts. */
export async function rewriteTexts(
  io: Io,
  path: string,
  bytes: Uint8Array,
  texts: readonly NewText[],
): Promise<Outcome<"written" | "unchanged">> {
  return await io.writeFile(path, await rewritten(bytes, texts));
}
