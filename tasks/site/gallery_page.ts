import { HTML_STYLES } from "../../serializer/display/mod.ts";
import type { Gallery } from "../../site/cards/mod.ts";
import { documentOf } from "./document.ts";

/** The files of a page, by name. */
export type PageFiles = Readonly<Record<string, string>>;

/** The parts of the page that do not depend on the cards. */
export interface GalleryParts {
  /** The bundle of `main.tsx`. */
  readonly script: string;
  /** The stylesheets, joined. */
  readonly styles: string;
  /** The address of the site's front page, if there is a site. */
  readonly home?: string;
}

/** The files of a gallery: open `index.html` in a browser. */
export function galleryPage(
  gallery: Gallery,
  { script, styles, home }: GalleryParts,
): PageFiles {
  const data = JSON.stringify(gallery).replaceAll("<", "\\u003c");
  return {
    "index.html": documentOf({
      title: gallery.title,
      styles: "gallery.css",
      script: "gallery.js",
      ...home !== undefined && { home },
      body: [
        '<div id="app"><noscript>This page needs JavaScript.</noscript></div>',
        `<script type="application/json" id="cards">${data}</script>`,
      ],
    }),
    "gallery.js": script,
    "gallery.css": `${styles}\n${HTML_STYLES}`,
  };
}
