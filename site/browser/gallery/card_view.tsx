import { capitalize } from "../../../diagnostics/internal.ts";
import type { JSX } from "preact";
import { writeFragment } from "../shared/fragment.ts";
import { Spans } from "../shared/spans.tsx";
import {
  type Chip,
  chipsOf,
  type GalleryCard,
  isBroken,
} from "../../cards/internal.ts";
import { addressOf } from "./state.ts";

/** One card. */
export function CardView(
  { card, playground }: {
    readonly card: GalleryCard;
    readonly playground?: string | undefined;
  },
): JSX.Element {
  const chips = chipsOf(card.abilities);
  return (
    <article class={isBroken(card) ? "card broken" : "card"}>
      <header>
        {card.cost !== undefined && (
          <span class="cost" title={`Costs ${card.cost} energy`}>
            {card.cost}
            <span class="energy" aria-hidden="true">●</span>
          </span>
        )}
        <h3>{card.name || "Unnamed card"}</h3>
      </header>
      <p class="kind">{kindOf(card)}</p>
      <Spans spans={card.spans} />
      {chips.length > 0 && (
        <ul class="chips">
          {chips.map((chip) => <ChipView key={chip.search} chip={chip} />)}
        </ul>
      )}
      {card.reports.map(({ severity, text }) => (
        <pre key={text} class={`report ${severity}`} tabIndex={0}>{text}</pre>
      ))}
      {playground !== undefined && card.text !== "" && (
        <a
          class="open"
          href={playground + playgroundAddress(card)}
        >
          Open <span class="unseen">{card.name}</span> in playground
        </a>
      )}
    </article>
  );
}

/** "Character · Spirit Animal · 3 spark · Rare" */
function kindOf(card: GalleryCard): string {
  return [
    card.isFast && "Fast",
    card.type ?? capitalize(card.table.replaceAll("-", " ")),
    card.subtype,
    card.produces !== undefined && `produces ${card.produces}●`,
    card.spark !== undefined && `${card.spark} spark`,
    card.rarity,
  ].filter(Boolean).join(" · ");
}

function playgroundAddress({ text, variables }: GalleryCard): string {
  return writeFragment({ game: "dreamtides", text, variables });
}

function ChipView({ chip }: { readonly chip: Chip }): JSX.Element {
  const { name, kind, search } = chip;
  return (
    <li>
      <a
        class={`chip chip-${kind}`}
        href={addressOf({ search, view: "cards" })}
        title={`Find all cards with ${search}`}
      >
        {name}
      </a>
    </li>
  );
}
