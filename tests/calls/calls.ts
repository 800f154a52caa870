import { FAST_LANE_OFF } from "../fast_lane_off.ts";

/** A call of an exported function. */
export interface Call {
  /** The file that exports it: "mod.ts". */
  readonly file: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** How often each function ran: "lexer/tokenize.ts tokenize". */
export type Counts = Readonly<Record<string, number>>;

const COUNTER = new URL("./count_calls.ts", import.meta.url).pathname;

/** What each call runs while the fast lane is off. */
export async function countCalls(
  calls: readonly Call[],
): Promise<readonly Counts[]> {
  const { success, stdout, stderr } = await new Deno.Command("deno", {
    args: [
      "run",
      "--quiet",
      "--allow-read",
      "--allow-sys",
      ...FAST_LANE_OFF,
      COUNTER,
      JSON.stringify(calls),
    ],
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(decoder.decode(stderr));
  return JSON.parse(decoder.decode(stdout));
}
