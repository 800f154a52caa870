import { fileURLToPath } from "node:url";
import type { Io, IoResult } from "../cli/io.ts";

/** The pages that have code for browsers, by the folder of that code. */
export type PageName = "gallery" | "workbench";

/** The stylesheet that all pages share, and the page's own. */
export async function pageStyles(
  io: Io,
  page: PageName | "front",
): Promise<IoResult<string>> {
  const texts: string[] = [];
  for (const path of ["shared/base.css", `${page}/${page}.css`]) {
    const read = await io.readFile(fileURLToPath(playground(path)));
    if (!read.ok) return read;
    texts.push(new TextDecoder().decode(read.value));
  }
  return { ok: true, value: texts.join("\n") };
}

/** The address of a file of browser code. */
export function playground(path: string): URL {
  return new URL(`../../site/browser/${path}`, import.meta.url);
}
