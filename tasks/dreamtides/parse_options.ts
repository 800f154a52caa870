import type { DialectChoice } from "../../lexer/mod.ts";
import type { ReportFlags } from "../cli/flags.ts";

/** The formats of rules text as players see it. */
export const DISPLAY_FORMATS = ["text", "html", "unity"] as const;

/** The formats of a result. */
export const FORMATS = ["json", "ron", "debug", ...DISPLAY_FORMATS] as const;

/** The stages at which `parse` can stop. */
export const STAGES = ["lex", "resolve", "ast", "spans"] as const;

/** The format of a result. */
export type Format = (typeof FORMATS)[number];

/** A format of rules text as players see it. */
export type DisplayFormat = (typeof DISPLAY_FORMATS)[number];

/** A format of data. */
export type DataFormat = Exclude<Format, DisplayFormat>;

/** A stage at which `parse` can stop. */
export type Stage = (typeof STAGES)[number];

/** The flags of `parse`. */
export type ParseFlags = ReportFlags & {
  readonly vars?: string;
  readonly format: Format;
  readonly stage: Stage;
  readonly dialect: DialectChoice;
  readonly messages: DialectChoice;
};
