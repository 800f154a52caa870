import type { Io, IoResult } from "../cli/io.ts";
import type { PageFiles } from "./gallery_page.ts";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/**
 * Serves pages to this machine alone until Ctrl+C. Loading the page itself
 * builds it anew, so a reload shows the latest code.
 */
export async function servePages(
  io: Io,
  build: () => Promise<IoResult<PageFiles>>,
): Promise<void> {
  const { signal, release } = io.onInterrupt();
  let files: PageFiles = {};
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port: 8000,
    signal,
    onListen: ({ hostname, port }) =>
      io.stdout.write(`Open in a browser: http://${hostname}:${port}/\n`),
  }, async ({ url }) => {
    const name = new URL(url).pathname.slice(1) || "index.html";
    if (name === "index.html") {
      const built = await build();
      if (!built.ok) return new Response(built.problem, { status: 500 });
      files = built.value;
    }
    const type = TYPES[name.split(".").at(-1) ?? ""];
    const text = Object.hasOwn(files, name) ? files[name] : undefined;
    return text === undefined || type === undefined
      ? new Response("There is no such file", { status: 404 })
      : new Response(text, { headers: { "content-type": type } });
  });
  await server.finished;
  release();
}
