import type {
  Condition,
  Cost,
  KeywordAbility,
  NodeSpan,
  ReplacementAbility,
  Trigger,
  TriggerRestriction,
} from "../../ast/mod.ts";
import type { Piece } from "../clauses/parts/pieces.ts";

/** Limits stated in front of an ability. */
export interface Scope {
  readonly restrictions?: readonly TriggerRestriction[];
  readonly condition?: Condition;
}

/** The sentences of a body, each with its pieces. */
export type Sentences = readonly (readonly Piece[])[];

/** The parts of each kind of text. */
interface Drafts {
  /** "Bodyguard, Support" */
  keywords: { readonly keywords: readonly KeywordAbility[] };
  /** "When …, …" */
  triggered: {
    readonly scope: Scope;
    readonly triggers: readonly Trigger[];
    readonly sentences: Sentences;
  };
  /** "{E} — …" */
  activated: {
    readonly scope: Scope;
    readonly cost: Cost;
    readonly sentences: Sentences;
  };
  /** Neither trigger nor cost: an effect that happens now, or always holds. */
  plain: { readonly scope: Scope; readonly sentences: Sentences };
  /** "… would …, … instead" */
  replacement: {
    readonly scope: Scope;
    readonly ability: ReplacementAbility;
  };
}

/** What the grammar reads from a text: the parts of its abilities. */
export type Draft = {
  [K in keyof Drafts]:
    & { readonly kind: K; readonly span?: NodeSpan }
    & Drafts[K];
}[keyof Drafts];
