import type { Ability } from "../ast/mod.ts";
import type { DisplaySpan } from "../display/spans.ts";

/** A card as the gallery shows it: plain data, written into the page as JSON. */
export interface GalleryCard {
  /** The id as written; empty if the row has none. */
  readonly id: string;
  /** The name as written; empty if the row has none. */
  readonly name: string;
  /** The table that the row stands in: "cards", "dreamwell". */
  readonly table: string;
  /** "Character" or "Event"; left out where the row says nothing. */
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
  /** What the card does; nothing if its text cannot be read. */
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
  /** What the page is called. */
  readonly title: string;
  /** Broken cards first, then in the order of the files. */
  readonly cards: readonly GalleryCard[];
  /** The address of a playground to open cards in, if there is one. */
  readonly playground?: string;
  /** What is wrong with the files, but not with any one card. */
  readonly reports: readonly CardReport[];
}

/** Whether a card has an error: it cannot be read, or not be loaded. */
export function isBroken({ reports }: GalleryCard): boolean {
  return reports.some(({ severity }) => severity === "error");
}
