import {
  type DirectoryEntry,
  failure,
  type Interruption,
  type Io,
  type IoResult,
} from "../io.ts";
import { collectGarbage } from "./collect_garbage.ts";
import { output } from "./output.ts";
import { realPath } from "./real_path.ts";
import { BROKEN_LINK, reasonOf } from "./reason.ts";
import { watchDirectory } from "./watch_directory.ts";
import { writeData } from "../write_data.ts";

/** The `Io` of a real process. What writes files is loaded when it is needed. */
export function denoIo(): Io {
  const stdout = output(Deno.stdout);
  return {
    stdout,
    stderr: output(Deno.stderr),
    readFile: (path) =>
      attempt(
        `read "${path}"`,
        "file",
        () => path === "-" ? readStdin() : readWhole(path),
      ),
    readChunks: (path, visit) =>
      attempt(`read "${path}"`, "file", async () => {
        const { readable } = path === "-"
          ? Deno.stdin
          : await Deno.open(path, { read: true });
        for await (const chunk of readable) visit(chunk);
      }),
    readDirectory: (path) =>
      attempt(
        `read the directory "${path}"`,
        "directory",
        () => sortedEntries(path),
      ),
    findAbove,
    isDirectory,
    isSameFile,
    realPath,
    makeDirectory: (path) =>
      attempt(
        `create the directory "${path}"`,
        "directory",
        () => Deno.mkdir(path, { recursive: true }),
      ),
    writeFile: (path, text) =>
      attempt(`write "${path}"`, "directory", async () => {
        if (path !== "-") return await replaceFile(path, text);
        writeData(stdout, text);
        return "written";
      }),
    rewriteFile: async (path, before, text) => {
      const action = `write "${path}"`;
      const done = await attempt(action, "file", async () => {
        const { rewriteFile } = await import("./rewrite_file.ts");
        return await rewriteFile(path, before, text);
      });
      if (!done.ok) return done;
      return done.value === undefined
        ? { ok: true, value: undefined }
        : failure(action, done.value);
    },
    bundleTogether: (modules) =>
      attempt("bundle the page's scripts", "file", async () => {
        const { bundleTogether } = await import("./bundle.ts");
        return await bundleTogether(modules);
      }),
    watchDirectory,
    collectGarbage,
    now: () => new Date(),
    onInterrupt,
  };
}

/** Not pipes or devices: reading them may never finish. */
async function readWhole(path: string): Promise<Uint8Array> {
  const stat = await statOf(path);
  if (isEndless(stat) && !isHandedOver(path)) throw new Error(notAFile(stat));
  return await Deno.readFile(path);
}

async function statOf(path: string): Promise<Deno.FileInfo> {
  try {
    return await Deno.stat(path);
  } catch (error) {
    const link = await Deno.lstat(path).catch(() => undefined);
    throw link?.isSymlink ? new Error(BROKEN_LINK) : error;
  }
}

function isEndless(stat: Deno.FileInfo): boolean {
  return Boolean(
    stat.isFifo || stat.isSocket || stat.isCharDevice || stat.isBlockDevice,
  );
}

/** Whether a shell made it, as in `dreamtides pzl check <(command)`. */
function isHandedOver(path: string): boolean {
  return path === "/dev/stdin" || path.startsWith("/dev/fd/");
}

function notAFile(stat: Deno.FileInfo): string {
  if (stat.isFifo) return "it is a pipe, not a file";
  return stat.isSocket
    ? "it is a socket, not a file"
    : "it is a device, not a file";
}

async function readStdin(): Promise<Uint8Array> {
  if (Deno.stdin.readable.locked) throw new Error("it has been read already");
  return await new Response(Deno.stdin.readable).bytes();
}

async function sortedEntries(path: string): Promise<readonly DirectoryEntry[]> {
  const entries = await Array.fromAsync(
    Deno.readDir(path),
    ({ name, isDirectory }) => ({ name, isDirectory }),
  );
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function findAbove(name: string): Promise<string | undefined> {
  const depth = await mayRead(".") ? Deno.cwd().split("/").length : 0;
  for (let up = 0; up < depth; up++) {
    const path = "../".repeat(up) + name;
    // Without permission, Deno would ask the user for it.
    if (!await mayRead(path)) return undefined;
    if (await exists(path)) return path;
  }
  return undefined;
}

async function mayRead(path: string): Promise<boolean> {
  const { state } = await Deno.permissions.query({ name: "read", path });
  return state === "granted";
}

/** Whatever it is: reading it says if it is not a file. */
async function exists(path: string): Promise<boolean> {
  return await Deno.lstat(path).then(() => true, () => false);
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch {
    return false; // Reading it will say what is wrong.
  }
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  try {
    const [a, b] = [await Deno.stat(one), await Deno.stat(other)];
    // Not every system numbers its files.
    return a.isFile && b.isFile && a.ino !== null
      ? a.ino === b.ino && a.dev === b.dev
      : await Deno.realPath(one) === await Deno.realPath(other);
  } catch {
    return false;
  }
}

async function replaceFile(
  path: string,
  text: string,
): Promise<"written" | "unchanged"> {
  if (!await isSpecial(path)) {
    const { writeAtomically } = await import("./write_atomically.ts");
    return await writeAtomically(path, text);
  }
  await Deno.writeTextFile(path, text);
  return "written";
}

/** Whether it is a device or a pipe, which a file must not replace. */
async function isSpecial(path: string): Promise<boolean> {
  const stat = await Deno.stat(path).catch(() => undefined);
  if (stat === undefined || stat.isFile || stat.isDirectory) return false;
  // Writing to a pipe waits for a reader, and a device may take what is written
  // for something else; but "/dev/null" is meant.
  const isMeant = isHandedOver(path) ||
    stat.isCharDevice && path.startsWith("/dev/");
  if (!isMeant) throw new Error(notAFile(stat));
  return true;
}

const SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

function onInterrupt(): Interruption {
  const controller = new AbortController();
  const stops = SIGNALS.map((signal) => ({
    signal,
    stop: () => controller.abort(signal === "SIGINT" ? "Ctrl+C" : signal),
  }));
  for (const { signal, stop } of stops) Deno.addSignalListener(signal, stop);
  const release = () => {
    for (const { signal, stop } of stops) {
      Deno.removeSignalListener(signal, stop);
    }
  };
  return { signal: controller.signal, release };
}

async function attempt<T>(
  action: string,
  needed: "file" | "directory",
  run: () => Promise<T>,
): Promise<IoResult<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return failure(action, reasonOf(error, needed));
  }
}
