import {
  computed,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import { readFragment, writeFragment } from "../shared/fragment.ts";
import {
  type Duplicates,
  duplicatesOf,
  findCards,
  type Gallery,
  type IndexedCard,
  prepareSearch,
  readSearch,
  type Search,
  type Statistics,
  statisticsOf,
} from "../../cards/internal.ts";

/** What the page shows. */
export const VIEWS = ["cards", "alike", "statistics"] as const;

/** What the page shows. */
export type View = (typeof VIEWS)[number];

/** The part of the page's state that its address carries. */
export interface Address {
  readonly search: string;
  readonly view: View;
  /** Counted from 1. */
  readonly page: number;
}

/** The state of the page, and what follows from it. */
export interface GalleryState {
  readonly gallery: Gallery;
  readonly address: Signal<Address>;
  readonly search: ReadonlySignal<Search>;
  readonly found: ReadonlySignal<readonly IndexedCard[]>;
  readonly alike: ReadonlySignal<readonly Duplicates[]>;
  readonly statistics: ReadonlySignal<Statistics>;
}

/** Begins with what the address says. */
export function galleryState(gallery: Gallery, hash: string): GalleryState {
  const cards = prepareSearch(gallery.cards);
  const address = signal(readAddress(hash));
  const text = computed(() => address.value.search);
  const search = computed(() => readSearch(text.value));
  const found = computed(() => findCards(cards, search.value.matches));
  return {
    gallery,
    address,
    search,
    found,
    alike: computed(() => duplicatesOf(found.value.map(({ card }) => card))),
    statistics: computed(() => statisticsOf(found.value)),
  };
}

/** What an address says; whatever it does not say begins at the beginning. */
export function readAddress(hash: string): Address {
  const { q = "", view, page } = readFragment(hash);
  return {
    search: q,
    view: VIEWS.find((each) => each === view) ?? "cards",
    page: /^[1-9]\d{0,5}$/.test(page ?? "") ? Number(page) : 1,
  };
}

/** The address of a state; a new search or view begins on its first page. */
export function addressOf(
  { search, view, page = 1 }: Omit<Address, "page"> & {
    readonly page?: number;
  },
): string {
  return writeFragment({
    q: search,
    view: view === "cards" ? "" : view,
    page: page === 1 ? "" : String(page),
  });
}
