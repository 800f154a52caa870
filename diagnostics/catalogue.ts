import type { AbilityDetails } from "./messages/ability.ts";
import type { DisplayDetails } from "./messages/display.ts";
import type { LorcanaDetails } from "./messages/lorcana.ts";
import type { PuzzleDetails } from "./messages/pzl.ts";
import type { TabulaDetails } from "./messages/tabula.ts";
import type { WritingDetails } from "./messages/writing.ts";

/** For each code, the values that its message uses. */
export interface Details
  extends
    AbilityDetails,
    DisplayDetails,
    WritingDetails,
    TabulaDetails,
    PuzzleDetails,
    LorcanaDetails {}

/** Stable name of a kind of problem. */
export type Code = keyof Details;

/** Why a tree has no text that reads back as that tree. */
export type WritingCode = keyof WritingDetails;

/** One message for each code of `D`: leave one out and it does not compile. */
export type Messages<D> = {
  readonly [C in keyof D]: (details: D[C]) => string;
};
