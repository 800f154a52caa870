/** Everything that a page does with a gallery; building one is separate. */
export { type Gallery, type GalleryCard, isBroken } from "./card.ts";
export { type Chip, chipsOf } from "./chips.ts";
export { type Duplicates, duplicatesOf } from "./duplicates.ts";
export { FIELDS } from "./search/fields.ts";
export { type IndexedCard, prepareSearch } from "./search/indexed_card.ts";
export {
  findCards,
  readSearch,
  type Search,
  type SearchError,
} from "./search/search.ts";
export { type Statistics, statisticsOf, type Tally } from "./statistics.ts";
