/** Builds a gallery of cards; `browse.ts` searches and summarizes it. */
export { buildGallery } from "./build_gallery.ts";
export { type Gallery, type GalleryCard, isBroken } from "./card.ts";
