import type { GalleryCard } from "../../../site/cards/mod.ts";
import type { Io, IoResult } from "../../cli/io.ts";
import { galleryOf } from "../gallery_of.ts";
import { settingsOf } from "../../tabula/settings.ts";

/** The flags of commands that look at cards. */
export type BrowseFlags = {
  readonly tabula?: string;
  readonly json: boolean;
};

/** The cards of the directory that is given, or of the project. */
export async function cardsOf(
  io: Io,
  { tabula }: Pick<BrowseFlags, "tabula">,
): Promise<IoResult<readonly GalleryCard[]>> {
  const given = tabula === undefined ? {} : { tabula };
  const settings = await settingsOf(io, given);
  if (!settings.ok) return settings;
  const gallery = await galleryOf(io, settings.value);
  return gallery.ok ? { ok: true, value: gallery.value.cards } : gallery;
}

/** "Character, Spirit Animal, cost 2, spark 1": what a card is. */
export function kindOf(card: GalleryCard): string {
  const { type, subtype, rarity, cost, spark, produces, isFast } = card;
  return [
    type ?? card.table,
    subtype,
    isFast && "fast",
    cost !== undefined && `cost ${cost}`,
    spark !== undefined && `spark ${spark}`,
    produces !== undefined && `produces ${produces}`,
    rarity,
  ].filter((each) => each).join(", ");
}
