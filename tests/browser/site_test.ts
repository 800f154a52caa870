import { denoIo } from "../../tasks/cli/deno/deno_io.ts";
import { indexPage } from "../../tasks/site/index_page.ts";
import { referencePages } from "../../tasks/site/reference_pages.ts";
import { writeFiles } from "../../tasks/site/write_files.ts";
import { outDirectory } from "./chromium.ts";
import { addressOf, browserTest, checkLooks } from "./pages.ts";

/** Writes the pages of the site that are nothing but text. */
async function buildPages(): Promise<string> {
  const io = denoIo();
  const front = await indexPage(io, ["schema/abilities.schema.json"]);
  if (!front.ok) throw new Error(front.problem);
  const folder = `${await outDirectory()}/site`;
  const pages = { ...front.value, ...referencePages(), "bench.svg": PICTURE };
  const written = await writeFiles(io, folder, pages);
  if (!written.ok) throw new Error(written.problem);
  return new URL(`../../${folder}/`, import.meta.url).href;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const FOLDER = await addressOf(buildPages);

for (const page of ["index.html", "diagnostics.html", "directives.html"]) {
  browserTest(
    `site: ${page} is accessible and fits any screen, light and dark`,
    async (tab) => {
      await tab.goto(FOLDER + page);
      await checkLooks(tab);
    },
  );
}
