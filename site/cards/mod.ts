/** Builds a gallery of cards; `browse.ts` searches and summarizes it. */
export { buildGallery, type GalleryOptions } from "./build_gallery.ts";
export {
  type CardReport,
  type Gallery,
  type GalleryCard,
  isBroken,
} from "./card.ts";
