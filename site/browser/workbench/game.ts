import type { Diagnostic, Span } from "../../../diagnostics/internal.ts";
import type { DisplaySpan } from "../../../serializer/display/mod.ts";
import type {
  CardText,
  Fix,
  Language,
} from "../../../editor/dreamtides/mod.ts";
import type { Board, PuzzleCard } from "../../../pzl/mod.ts";
import type { TreeNode } from "./tree.ts";

/** The games that the workbench knows. */
export const GAMES = ["dreamtides", "lorcana", "puzzles"] as const;

/** The name of a game. */
export type GameName = (typeof GAMES)[number];

/** The dialects of Dreamtides, or the one that a text shows. */
export const DIALECT_CHOICES = ["auto", "classic", "rlf"] as const;

/** What is being edited; only Dreamtides has variables and dialects. */
export type Source = CardText;

/** A text to begin with. */
export interface Sample extends Source {
  readonly name: string;
}

/** What a text looks like to players. */
export type Picture =
  | { readonly kind: "card"; readonly spans: readonly DisplaySpan[] }
  | {
    readonly kind: "board";
    readonly board: Board;
    /** What is wrong with some of the cards. */
    readonly notes: readonly CardNote[];
    /** Where each card stands in the text. */
    readonly places: ReadonlyMap<PuzzleCard, Span>;
  };

/** Something wrong with a card on a board. */
export interface CardNote {
  readonly player: "human" | "ai";
  /** The name of the card. */
  readonly name: string;
  readonly message: string;
}

/** A word of a text, and what became of it. */
export interface TokenRow {
  readonly kind: string;
  readonly text: string;
  /** The value of a directive. */
  readonly value: string;
  readonly span: Span;
}

/** The same thing in another notation. */
export interface Copy {
  readonly name: string;
  readonly text: string;
}

/** The questions of editors that the workbench asks, too. */
type Questions = Pick<
  Language<Source>,
  "completionsAt" | "diagnosticsOf" | "hoverAt" | "semanticTokensOf"
>;

/** All that the workbench asks about texts of a game; every function is pure. */
export interface Game extends Questions {
  readonly samples: readonly Sample[];
  /** Whether saying what is wrong takes no longer than reading. */
  readonly isExplainedAtOnce?: true;
  /** Further fixes than those that the diagnostics suggest. */
  readonly moreFixes: (
    source: Source,
    diagnostics: readonly Diagnostic[],
  ) => readonly Fix[];
  /** What players see; nothing if there is nothing to show. */
  readonly pictureOf: (
    source: Source,
    diagnostics: readonly Diagnostic[],
  ) => Picture | undefined;
  /** The tree, a node for each ability or section; nothing if it cannot be read. */
  readonly treeOf: (source: Source) => readonly TreeNode[] | undefined;
  /** Left out for a game without tokens. */
  readonly tokensOf?: (source: Source) => readonly TokenRow[];
  /** The canonical wording; nothing if the text cannot be read. */
  readonly canonicalOf: (source: Source) => Source | undefined;
  /** The text in other notations, JSON first; none if it cannot be read. */
  readonly copiesOf: (source: Source) => readonly Copy[];
}
