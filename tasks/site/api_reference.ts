import config from "../../deno.json" with { type: "json" };
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { writeFiles } from "./write_files.ts";

/** Writes the reference of every door into a folder. */
export async function writeApiReference(
  io: Io,
  folder: string,
): Promise<IoResult<void>> {
  const { success, stderr } = await new Deno.Command("deno", {
    args: [
      "doc",
      "--html",
      `--name=${config.name}`,
      `--output=${folder}`,
      ...Object.values(config.exports),
    ],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  if (!success) {
    return failure("write the API reference", decoder.decode(stderr));
  }
  const styles = await io.readFile(`${folder}/page.css`);
  if (!styles.ok) return styles;
  return await writeFiles(io, folder, {
    "page.css": `${decoder.decode(styles.value)}\n${PHONE_STYLES}`,
  });
}

/** `deno doc` has wide screens in mind: on a phone, its pages would scroll sideways. */
const PHONE_STYLES = `
@media (width < 640px) {
  .ddoc > div, #content > main { min-width: 0; }
  #topnav { height: auto; }
  #topnav > div { flex-wrap: wrap; gap: 0.5rem; }
  #searchbar { min-width: 0; }
}
`;
