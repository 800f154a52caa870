import type { JSX } from "preact";
import type { Duplicates } from "../../cards/internal.ts";
import { CardView } from "./card_view.tsx";

// More than anyone looks through; a search narrows them down.
const MOST_GROUPS = 100;
const MOST_CARDS = 12;

/** Cards that say the same, then those that nearly do. */
export function Alike(
  { groups }: { readonly groups: readonly Duplicates[] },
): JSX.Element {
  if (groups.length === 0) {
    return <p class="nothing">No two of these cards say the same.</p>;
  }
  return (
    <>
      {groups.slice(0, MOST_GROUPS).map(({ kind, cards }) => (
        <section class="group" key={cards[0]?.id}>
          <h2>
            {cards.length} cards {kind === "same"
              ? "that say the same"
              : "that differ in numbers or types only"}
          </h2>
          <div class="cards">
            {cards.slice(0, MOST_CARDS).map((card) => (
              <CardView key={card.id} card={card} />
            ))}
          </div>
          {cards.length > MOST_CARDS && (
            <p class="nothing">{cards.length - MOST_CARDS} more cards</p>
          )}
        </section>
      ))}
      {groups.length > MOST_GROUPS && (
        <p class="nothing">
          {groups.length - MOST_GROUPS}{" "}
          more groups: search for something to see them.
        </p>
      )}
    </>
  );
}
