import config from "../../deno.json" with { type: "json" };
import { failure, type IoResult } from "../cli/io.ts";

/** Writes the reference of every door into a folder. */
export async function writeApiReference(
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
  return success
    ? { ok: true, value: undefined }
    : failure("write the API reference", new TextDecoder().decode(stderr));
}
