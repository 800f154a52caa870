import type { Ability } from "../../ast/internal.ts";
import { expectList } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import { ability } from "./ability.ts";
import { printDebug } from "./debug.ts";
import { printRon } from "./ron.ts";
import { list } from "./shape.ts";
import type { RustValue } from "./value.ts";

/**
 * Writes abilities in RON, as Rust's `ron` crate does with its default
 * settings.
 *
 * @throws {TypeError} If a value is not an ability. The message has its path.
 */
export function toRon(abilities: readonly Ability[]): string {
  return printRon(valueOf(abilities));
}

/**
 * Writes abilities as Rust's `{:#?}` does.
 *
 * @throws {TypeError} If a value is not an ability. The message has its path.
 */
export function toDebug(abilities: readonly Ability[]): string {
  return printDebug(valueOf(abilities));
}

function valueOf(abilities: readonly Ability[]): RustValue {
  expectList(abilities, "abilities");
  const trees = { argument: "abilities", expected: "a list of abilities" };
  return applyTo(abilities, trees, list(ability));
}
