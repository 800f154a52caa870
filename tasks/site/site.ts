import type { Io, IoResult } from "../cli/io.ts";
import { denoIo } from "../cli/deno/deno_io.ts";
import { say } from "../cli/say.ts";
import { fail } from "../cli/fail.ts";
import { writeApiReference } from "./api_reference.ts";
import { writeGallery } from "./gallery.ts";
import { indexPage } from "./index_page.ts";
import { minifyPage } from "./minify.ts";
import { DEFAULT_TABULA } from "./options.ts";
import { playgroundPage } from "./playground_page.ts";
import { referencePages } from "./reference_pages.ts";
import { writeFiles } from "./write_files.ts";

/** The folder of the site. */
const SITE = "out/site";

/** Builds the whole site: one folder that any server, or none, can serve. */
export async function site(io: Io, folder: string): Promise<number> {
  const steps = [
    () => playground(io, folder),
    () => writeApiReference(io, `${folder}/api`),
    () => copies(io, folder),
    () => index(io, folder),
    () => sampleGallery(io, folder),
  ];
  for (const step of steps) {
    const done = await step();
    if (!done.ok) return fail(io, done.problem);
  }
  say(io.stdout, `Open in a browser: ${folder}/index.html`);
  return 0;
}

const HOME = "../index.html";

function sampleGallery(io: Io, folder: string): Promise<IoResult<unknown>> {
  const flags = {
    tabula: DEFAULT_TABULA,
    output: `${folder}/gallery`,
    title: "Sample cards",
    quiet: true,
  };
  const playground = "../playground/index.html";
  return writeGallery(io, flags, { home: HOME, playground });
}

async function playground(io: Io, folder: string): Promise<IoResult<void>> {
  const page = await playgroundPage(io, HOME);
  return page.ok
    ? await writeFiles(io, `${folder}/playground`, await minifyPage(page.value))
    : page;
}

/** Files of the repository that the site shows as they are. */
const COPIED: Readonly<Record<string, string>> = {
  "bench/results.svg": "bench.svg",
};

/** The folders of schemas. */
const SCHEMAS: readonly string[] = ["schema", "schema/tabula"];

async function schemaPaths(io: Io): Promise<IoResult<readonly string[]>> {
  const paths: string[] = [];
  for (const folder of SCHEMAS) {
    const entries = await io.readDirectory(folder);
    if (!entries.ok) return entries;
    paths.push(
      ...entries.value.map(({ name }) => `${folder}/${name}`)
        .filter((path) => path.endsWith(".schema.json")).sort(),
    );
  }
  return { ok: true, value: paths };
}

async function copies(io: Io, folder: string): Promise<IoResult<void>> {
  const schemas = await schemaPaths(io);
  if (!schemas.ok) return schemas;
  const same = schemas.value.map((path) => [path, path] as const);
  for (const [from, to] of [...Object.entries(COPIED), ...same]) {
    const read = await io.readFile(from);
    if (!read.ok) return read;
    const text = new TextDecoder().decode(read.value);
    const written = await writeFiles(io, folder, { [to]: text });
    if (!written.ok) return written;
  }
  return { ok: true, value: undefined };
}

async function index(io: Io, folder: string): Promise<IoResult<void>> {
  const schemas = await schemaPaths(io);
  const page = schemas.ok ? await indexPage(io, schemas.value) : schemas;
  return page.ok
    ? await writeFiles(io, folder, { ...page.value, ...referencePages() })
    : page;
}

if (import.meta.main) Deno.exitCode = await site(denoIo(), SITE);
