import { corpusJson } from "../../corpus.ts";
import type { DisplaySpan } from "../../../serializer/display/mod.ts";

/** A text as the game's own card preview shows it. */
export interface DisplayVector {
  readonly name?: string;
  readonly text: string;
  readonly variables: string;
  /** With style tags; nothing if the preview shows an error. */
  readonly rendered: string | null;
  readonly spans: readonly Omit<DisplaySpan, "role">[];
}

/** The file of vectors: whole cards, directives alone, odd texts. */
export interface DisplayVectors {
  readonly cards: readonly (DisplayVector & {
    /** What the game's serializer makes of each ability. */
    readonly abilities?: readonly Omit<DisplayVector, "spans">[];
  })[];
  readonly directives: readonly DisplayVector[];
  readonly edge: readonly DisplayVector[];
}

/** The vectors, if they are there. */
export const vectors: DisplayVectors | undefined = corpusJson<DisplayVectors>(
  "dreamtides/rendering.json",
);
