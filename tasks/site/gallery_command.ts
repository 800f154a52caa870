import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import {
  DEFAULT_GALLERY,
  DEFAULT_TABULA,
  type GalleryFlags,
} from "./options.ts";

/** `gallery` */
export const galleryCommand: Command<Context> = command<GalleryFlags>({
  brief: "Make a page that shows every card of a directory",
  description:
    "Writes a folder with a page: every card as players see it, cards that " +
    "cannot be read\nfirst, a search by what cards do, duplicates, and " +
    "statistics. Open its index.html\nin a browser; it needs no server.",
  examples: [
    "gallery",
    "gallery --tabula cards --output pages/gallery",
  ],
  parameters: {
    flags: {
      tabula: {
        kind: "parsed",
        parse: withoutSlash,
        brief: "The directory of TOML files",
        placeholder: "DIR",
        default: DEFAULT_TABULA,
      },
      output: {
        kind: "parsed",
        parse: withoutSlash,
        brief: "The directory for the page",
        placeholder: "DIR",
        default: DEFAULT_GALLERY,
      },
      title: {
        kind: "parsed",
        parse: String,
        brief: "The title of the page",
        placeholder: "TEXT",
        default: "Card gallery",
      },
      quiet: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Say nothing but what is wrong",
      },
    },
    aliases: { i: "tabula", o: "output", q: "quiet" },
  },
  load: onDemand(
    import.meta.resolve("./gallery.ts"),
    ({ gallery }: typeof import("./gallery.ts")) => gallery,
  ),
});

/** Shells put a slash after a directory; paths of files would have two. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}
