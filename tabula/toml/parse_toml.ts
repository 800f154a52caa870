import { parse } from "smol-toml";
import type { TomlTable } from "./read_rows.ts";

/** Parses TOML. No other file knows which package does it. */
export function parseToml(text: string): TomlTable {
  return parse(text, { integersAsBigInt: true });
}
