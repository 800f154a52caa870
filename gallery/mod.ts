/** A set of cards to look at: what each does, searches, duplicates, statistics. */
export { buildGallery, type GalleryOptions } from "./build_gallery.ts";
export {
  type CardReport,
  type Gallery,
  type GalleryCard,
  isBroken,
} from "./card.ts";
export { type Chip, chipsOf } from "./chips.ts";
export { type Duplicates, duplicatesOf } from "./duplicates.ts";
export { type Facts, factsOf } from "./facts.ts";
export { type Field, FIELDS } from "./search/fields.ts";
export { type IndexedCard, prepareSearch } from "./search/indexed_card.ts";
export {
  findCards,
  readSearch,
  type Search,
  type SearchError,
} from "./search/search.ts";
export type { Matcher } from "./search/term.ts";
export { type Count, type Statistics, statisticsOf } from "./statistics.ts";
