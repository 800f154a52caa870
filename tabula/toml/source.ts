import {
  type Diagnostic,
  expectString,
  unexpectedArgument,
} from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";

/** A file of a Tabula directory: its text, or why there is none. */
export type SourceFile =
  | { readonly name: string; readonly text: string }
  | UnusableFile;

/** A file that cannot be used. */
export interface UnusableFile {
  /** The name of the file. */
  readonly name: string;
  /** Why: "there is no such file". */
  readonly failure: string;
  /** The part that could be decoded, up to the first invalid byte. */
  readonly beginning?: string;
}

// No text is longer in today's engines.
const LONGEST = 2 ** 29 - 24;

/**
 * Decodes a file, removing the byte order mark and converting line endings to
 * line feeds. Lines and columns stay the same as in the file.
 */
export function decodeSource(name: string, bytes: Uint8Array): SourceFile {
  expectString(name, "name");
  if (!(bytes instanceof Uint8Array)) {
    throw unexpectedArgument("bytes", "a Uint8Array", bytes);
  }
  if (bytes.length >= LONGEST) {
    return { name, failure: "it is larger than 512 MB" };
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  // One mark is dropped by the decoder. TOML knows no other.
  if (text.startsWith("\ufeff")) {
    return { name, failure: "it begins with two byte order marks" };
  }
  // A decoder that refuses bad bytes is slow; here they become this character.
  return text.includes("\ufffd") && !isUtf8(bytes)
    ? { name, failure: encodingOf(bytes), beginning: goodBytes(bytes) }
    : { name, text: text.replaceAll("\r\n", "\n") };
}

function encodingOf([first, second]: Uint8Array): string {
  const isUtf16 = first === 0xff && second === 0xfe ||
    first === 0xfe && second === 0xff;
  return isUtf16 ? "it is UTF-16, not UTF-8" : "it is not UTF-8";
}

/** Says why a file cannot be used, where the trouble begins. */
export function unreadableFile(
  { failure, beginning = "" }: UnusableFile,
): Diagnostic {
  const at = beginning.length;
  const details = { reason: failure };
  return tabulaDiagnostic("unreadable-file", { start: at, end: at }, details);
}

/** The text before the first byte that is not UTF-8. */
function goodBytes(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, middle), "cut")) good = middle;
    else bad = middle;
  }
  const decoder = new TextDecoder("utf-8");
  const text = decoder.decode(bytes.subarray(0, good), { stream: true });
  return text.replaceAll("\r\n", "\n");
}

/** Whether bytes are UTF-8; the last character may be cut. */
function isUtf8(bytes: Uint8Array, end: "whole" | "cut" = "whole"): boolean {
  const stream = end === "cut";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}
