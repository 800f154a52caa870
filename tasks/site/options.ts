/** The flags of `gallery`. */
export type GalleryFlags = {
  readonly tabula: string;
  readonly output: string;
  readonly title: string;
  readonly quiet: boolean;
};

/** The directory of sample cards. */
export const DEFAULT_TABULA = "examples/tabula";
/** The folder of the sample's gallery. */
export const DEFAULT_GALLERY = "out/gallery";
