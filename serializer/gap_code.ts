import type { WritingCode } from "../diagnostics/internal.ts";

/** Why a tree has no text, although it fits its types. */
export type GapCode = Exclude<WritingCode, "unfit-tree">;
