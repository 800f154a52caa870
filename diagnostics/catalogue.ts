import type { AbilityDetails } from "../lexer/messages/mod.ts";
import type { DisplayDetails } from "../serializer/display/diagnostic.ts";
import type { LorcanaDetails } from "../lorcana/messages/mod.ts";
import type { PuzzleDetails } from "../pzl/messages/mod.ts";
import type { TabulaDetails } from "../tabula/messages/mod.ts";
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
