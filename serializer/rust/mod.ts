/**
 * Abilities as Rust prints them: RON, and the debug form `{:#?}`.
 *
 * @example A card in RON
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { toRon } from "@dreamtides/parse/rust";
 * import { strictEqual } from "node:assert/strict";
 *
 * const card = parse("Take an extra turn after this one.");
 *
 * strictEqual(
 *   toRon(card.ok ? card.abilities : []),
 *   `[
 *     Event((
 *         effect: Effect(TakeExtraTurn),
 *     )),
 * ]`,
 * );
 * ```
 *
 * @module
 */
export * from "../../ast/mod.ts";
export { toDebug, toRon } from "./abilities.ts";
