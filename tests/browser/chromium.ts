import type { Browser, Page } from "puppeteer-core";

/** A chromium, started for some tests. */
export interface Chromium {
  readonly newPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

const OPTIONS = [
  "--headless=new",
  // In containers, chromium's own sandbox cannot start.
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
  "--remote-debugging-port=0",
];

/** Starts a chromium; nothing if there is none on this machine. */
export async function startChromium(): Promise<Chromium | undefined> {
  const profile = await Deno.makeTempDir({ dir: await outDirectory() });
  const remove = () => Deno.remove(profile, { recursive: true });
  const child = spawn(profile);
  if (child === undefined) {
    await remove();
    return undefined;
  }
  const browser = await connectTo(child);
  return {
    newPage: () => browser.newPage(),
    close: async () => {
      await browser.close();
      await child.status;
      await remove();
    },
  };
}

/** The folder for profiles and screenshots. */
export async function outDirectory(): Promise<string> {
  await Deno.mkdir("out/browser", { recursive: true });
  return "out/browser";
}

function spawn(profile: string): Deno.ChildProcess | undefined {
  try {
    return new Deno.Command("chromium", {
      args: [...OPTIONS, `--user-data-dir=${profile}`, "about:blank"],
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).spawn();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Chromium prints the address to connect to among its messages. */
async function connectTo(child: Deno.ChildProcess): Promise<Browser> {
  // Only here: the package reads the environment as soon as it is loaded.
  const { connect } = await import("puppeteer-core");
  const [messages, rest] = child.stderr.tee();
  void rest.cancel();
  let text = "";
  for await (const chunk of messages.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const address = /ws:\/\/\S+/.exec(text)?.[0];
    if (address !== undefined) {
      return await connect({
        browserWSEndpoint: address,
        defaultViewport: null,
      });
    }
  }
  throw new Error(`chromium did not start:\n${text}`);
}
