import type { JSX } from "preact";
import type { IndexedCard } from "../../cards/internal.ts";
import { CardView } from "./card_view.tsx";
import { type Address, addressOf } from "./state.ts";

/** The number of cards on a page. */
const CARDS_PER_PAGE = 60;

/** One page of the cards that were found, and the way to the others. */
export function Pages(
  { cards, address, playground }: {
    readonly cards: readonly IndexedCard[];
    readonly playground: string | undefined;
    readonly address: Address;
  },
): JSX.Element {
  if (cards.length === 0) {
    return (
      <p class="nothing">
        No cards match this search.{" "}
        <a href={addressOf({ search: "", view: "cards" })}>Show all cards</a>
      </p>
    );
  }
  const last = Math.ceil(cards.length / CARDS_PER_PAGE);
  const page = Math.min(address.page, last);
  const start = (page - 1) * CARDS_PER_PAGE;
  return (
    <>
      <h2 class="unseen">Cards</h2>
      <div class="cards">
        {cards.slice(start, start + CARDS_PER_PAGE).map(({ card }, i) => (
          <CardView
            key={`${card.id} ${i}`}
            card={card}
            playground={playground}
          />
        ))}
      </div>
      {last > 1 && <Pager address={{ ...address, page }} last={last} />}
    </>
  );
}

function Pager(
  { address, last }: { readonly address: Address; readonly last: number },
): JSX.Element {
  const { page } = address;
  const link = (to: number, words: string) =>
    to < 1 || to > last
      ? <span class="disabled">{words}</span>
      : <a href={addressOf({ ...address, page: to })}>{words}</a>;
  return (
    <nav class="pager" aria-label="Pages">
      {link(page - 1, "Previous")}
      <span>Page {page} of {last}</span>
      {link(page + 1, "Next")}
    </nav>
  );
}
