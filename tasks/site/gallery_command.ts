import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import { QUIET_FLAG, withoutSlash } from "../cli/flags.ts";
import { TABULA_FLAGS, TABULA_POSITIONAL } from "../tabula/flags.ts";
import { DEFAULT_GALLERY, type GalleryFlags } from "./options.ts";

/** `gallery` */
export const galleryCommand: Command<Context> = command<
  GalleryFlags,
  [string?]
>({
  brief: "Make a page that shows every card of a directory",
  description:
    "Writes a folder with a page: every card as players see it, cards that " +
    "cannot be read\nfirst, a search by what cards do, duplicates, and " +
    "statistics. Open its index.html\nin a browser; it needs no server.",
  examples: [
    "gallery",
    "gallery cards --output pages/gallery",
  ],
  parameters: {
    positional: TABULA_POSITIONAL,
    flags: {
      tabula: TABULA_FLAGS.tabula,
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
      quiet: QUIET_FLAG,
    },
    aliases: { i: "tabula", o: "output", q: "quiet" },
  },
  load: onDemand(
    import.meta.resolve("./gallery.ts"),
    ({ gallery }: typeof import("./gallery.ts")) => gallery,
  ),
});
