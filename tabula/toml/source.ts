/** A file of a Tabula directory: its text, or why there is none. */
export type SourceFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly failure: string };

/**
 * Decodes a file, without a byte order mark and with plain line feeds.
 *
 * Lines and columns stay what they are in the file.
 */
export function decodeSource(name: string, bytes: Uint8Array): SourceFile {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { name, text: text.replaceAll("\r\n", "\n") };
  } catch {
    return { name, failure: `it is not UTF-8 in line ${badLine(bytes)}` };
  }
}

/** The line with the first bytes that are not UTF-8. */
function badLine(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  return text.split("\ufffd", 1)[0]!.split("\n").length;
}
