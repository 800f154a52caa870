import type { Settings } from "../tabula/options.ts";

/** The flags of `gallery`. */
export type GalleryFlags =
  & Omit<GallerySettings, "tabula" | "ignore" | "names">
  & {
    readonly tabula?: string;
    readonly quiet: boolean;
  };

/** What a gallery shows, and where it goes. */
export interface GallerySettings {
  /** The directory of TOML files. */
  readonly tabula: string;
  /** The directory for the page. */
  readonly output: string;
  readonly title: string;
  /** Names of files to leave alone, with "*" and "?". */
  readonly ignore?: readonly string[];
  /** Subtypes and figments that the project declares. */
  readonly names?: Settings["names"];
}

/** The directory of sample cards. */
export const DEFAULT_TABULA = "examples/tabula";
/** The folder of a gallery. */
export const DEFAULT_GALLERY = "out/gallery";
