/** A set of cards to look at; what can be done with it is in `browse.ts`. */
export { buildGallery, type GalleryOptions } from "./build_gallery.ts";
export {
  type CardReport,
  type Gallery,
  type GalleryCard,
  isBroken,
} from "./card.ts";
