/**
 * Card data in TOML files: builds artifacts from it, and loads cards from both.
 */
export * from "../ast/mod.ts";
export type * from "../diagnostics/types.ts";
export * from "./loading.ts";
export type { Problem, RowOf, RowPlace, TablePlace } from "./problem.ts";

export { locateProblems } from "./toml/locate_problems.ts";
export {
  decodeSource,
  type SourceFile,
  type UnusableFile,
} from "./toml/source.ts";

export {
  type Conversion,
  convertCard,
  type Converting,
} from "./cards/convert_card.ts";
export { type CardTexts, fixCard } from "./cards/fix_card.ts";
export type {
  JsonResult,
  ParsedCard,
  ParseText,
  ParseToJson,
  TextResult,
} from "./cards/parse_cards.ts";
export type {
  CardRow,
  EffectRow,
  LeftOutCard,
  ListRow,
} from "./cards/picked_row.ts";
export {
  type SerializeAbilities,
  type Verdict,
  verifyCard,
} from "./cards/verify_card.ts";

export type { Artifact } from "./artifacts/artifact.ts";
export type { Build, BuildOptions } from "./artifacts/build_artifacts.ts";
export { buildTabula, isTabulaFile } from "./artifacts/build_tabula.ts";
export { type Staleness, staleness } from "./artifacts/staleness.ts";
export { ALL_TARGETS, type CodeTarget } from "./artifacts/targets.ts";
