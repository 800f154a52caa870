import type { Ability } from "../../ast/internal.ts";
import type { DisplaySpan } from "../../serializer/display/internal.ts";

/** A card as the gallery shows it: plain data, written into the page as JSON. */
export interface GalleryCard {
  /** The id as written; empty if the row has none. */
  readonly id: string;
  /** The name as written; empty if the row has none. */
  readonly name: string;
  /** The table that contains the row: "cards", "dreamwell". */
  readonly table: string;
  /** "Character" or "Event"; absent if the row has none. */
  readonly type?: string;
  /** "Spirit Animal" */
  readonly subtype?: string;
  /** "Common" */
  readonly rarity?: string;
  /** What it costs to play. */
  readonly cost?: number;
  /** The spark of a character. */
  readonly spark?: number;
  /** The energy that a dreamwell card produces. */
  readonly produces?: number;
  /** Whether it can be played fast. */
  readonly isFast?: true;
  /** The rules text as written. */
  readonly text: string;
  /** What the text's variables stand for. */
  readonly variables: string;
  /** The text as players see it. */
  readonly spans: readonly DisplaySpan[];
  /** What the card does; absent if its text cannot be parsed. */
  readonly abilities: readonly Ability[];
  /** What is wrong with the card, as rendered reports; the worst first. */
  readonly reports: readonly CardReport[];
}

/** One thing that is wrong with a card. */
export interface CardReport {
  /** How bad it is. */
  readonly severity: "error" | "warning" | "lint";
  /** The report as the command line prints it. */
  readonly text: string;
}

/** All cards of a directory. */
export interface Gallery {
  /** The title of the page. */
  readonly title: string;
  /** Broken cards first, then in the order of the files. */
  readonly cards: readonly GalleryCard[];
  /** The address of a playground to open cards in, if there is one. */
  readonly playground?: string;
  /** What is wrong with the files, but not with any one card. */
  readonly reports: readonly CardReport[];
}

/** Whether a card has an error, so that it cannot be parsed or loaded. */
export function isBroken({ reports }: GalleryCard): boolean {
  return reports.some(({ severity }) => severity === "error");
}
