import { AMOUNTS } from "./amounts.ts";
import { CARDS } from "./cards.ts";
import { FIGMENTS } from "./figments.ts";
import { INTERFACE } from "./interface.ts";
import { KEYWORDS } from "./keywords.ts";
import { SUBTYPES } from "./subtypes.ts";
import { TOOLTIPS } from "./tooltips.ts";
import { TRIGGERS } from "./triggers.ts";

/**
 * Every built-in message, in the Fluent format. Kept in modules rather than in
 * an `.ftl` file, so that packages and bundles contain them without any setup.
 */
export const BUILT_IN_MESSAGES: string = [
  AMOUNTS,
  CARDS,
  KEYWORDS,
  TRIGGERS,
  SUBTYPES,
  FIGMENTS,
  INTERFACE,
  TOOLTIPS,
].join("\n");
