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

/** What limits an ability from the front. */
export interface Scope {
  readonly restrictions?: readonly TriggerRestriction[];
  readonly condition?: Condition;
}

/** The sentences of a body, each with its pieces. */
export type Sentences = readonly (readonly Piece[])[];

/** What each kind of text consists of. */
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
  /** What happens at once, or always. */
  plain: { readonly scope: Scope; readonly sentences: Sentences };
  /** "… would …, … instead" */
  replacement: {
    readonly scope: Scope;
    readonly ability: ReplacementAbility;
  };
}

/** What the grammar reads in a text: the parts of its abilities. */
export type Draft = {
  [K in keyof Drafts]:
    & { readonly kind: K; readonly span?: NodeSpan }
    & Drafts[K];
}[keyof Drafts];
