import { fileURLToPath } from "node:url";
import type { Io, Outcome } from "../cli/io.ts";

/** The pages that have code for browsers, by the folder of that code. */
export type PageName = "gallery" | "workbench";

/** What a page needs besides its HTML. */
export interface BrowserParts {
  /** All of its code. */
  readonly script: string;
  /** Its stylesheet. */
  readonly styles: string;
}

/** Bundles the code of a page, and joins its stylesheets. */
export async function browserParts(
  io: Io,
  page: PageName,
): Promise<Outcome<BrowserParts>> {
  const script = await io.bundle(playground(`${page}/main.tsx`));
  if (!script.ok) return script;
  const styles = await pageStyles(io, page);
  return styles.ok
    ? { ok: true, value: { script: script.value, styles: styles.value } }
    : styles;
}

/** The stylesheet that all pages share, and the page's own. */
export async function pageStyles(
  io: Io,
  page: PageName | "front",
): Promise<Outcome<string>> {
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
  return new URL(`../../playground/${path}`, import.meta.url);
}
