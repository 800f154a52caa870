import { describeMissing, isGranted } from "../../permissions.ts";
import { runTool } from "../../../tasks/pack/run.ts";

/** The version of a program, or nothing if there is none. */
export async function versionOf(program: string): Promise<number | undefined> {
  if (!isGranted("run")) return undefined;
  try {
    const { output } = await runTool(program, ["--version"]);
    return Number(/\d+/.exec(output)?.[0]);
  } catch {
    return undefined;
  }
}

/** Why the package cannot run in Node on this machine; nothing if it can. */
export async function describeMissingNode(): Promise<string | undefined> {
  const forbidden = describeMissing("read", "run", "write");
  if (forbidden !== undefined) return forbidden;
  const version = await versionOf("node");
  if (version === undefined) return "skipped: Node is not installed";
  return version < 22
    ? `skipped: Node is ${version}, and 22 is needed`
    : undefined;
}
