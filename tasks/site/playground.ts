import { denoIo } from "../cli/deno/deno_io.ts";
import { playgroundPage } from "./playground_page.ts";
import { servePages } from "./serve.ts";

/** Serves the playground on this machine; reload the page to rebuild it. */
if (import.meta.main) {
  const io = denoIo();
  await servePages(io, () => playgroundPage(io));
}
