/** Builds a gallery of cards; `browse.ts` searches and summarizes it. */
export { buildGallery } from "./build_gallery.ts";
export { type Gallery, isBroken } from "./card.ts";
