import type {
  TokenEdit,
  TokenRepair,
} from "../../../combinators/mistakes/mod.ts";
import type { Binding } from "./bind.ts";

/** A change of the tokens of a paragraph that may fix it. */
export interface CardEdit extends TokenEdit {
  /** Variables that the new tokens need. */
  readonly binds?: readonly Binding[];
}

/** An edit, and how far the paragraph can be read after it. */
export type CardRepair = TokenRepair<CardEdit>;
