import type { JSX } from "preact";
import type { Statistics, Tally } from "../../cards/internal.ts";
import { addressOf } from "./state.ts";

/** The statistics of the cards that were found, as plots. */
export function Plots(
  { statistics }: { readonly statistics: Statistics },
): JSX.Element {
  return (
    <div class="plots">
      <Columns title="Energy cost" counts={statistics.costs} />
      <Columns title="Spark" counts={statistics.sparks} />
      <Bars title="Effects" counts={statistics.effects} />
      <Bars title="Triggers" counts={statistics.triggers} />
      <Bars title="Card types" counts={statistics.types} />
      <Bars title="Character types" counts={statistics.subtypes} />
      <Bars title="Rarities" counts={statistics.rarities} />
    </div>
  );
}

/** A name in camel case may go on in a new line at each of its words. */
function breakable(name: string): readonly (string | JSX.Element)[] {
  return name.split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((word, i) => i === 0 ? [word] : [<wbr key={i} />, word]);
}

interface PlotProps {
  readonly title: string;
  readonly counts: readonly Tally[];
}

/** A curve: a column for each number. */
function Columns({ title, counts }: PlotProps): JSX.Element {
  return <Plot title={title} counts={counts} shape="columns" />;
}

/** A ranking: a bar for each name. */
function Bars({ title, counts }: PlotProps): JSX.Element {
  return <Plot title={title} counts={counts} shape="bars" />;
}

function Plot(
  { title, counts, shape }: PlotProps & {
    readonly shape: "columns" | "bars";
  },
): JSX.Element {
  const most = counts.reduce((most, { cards }) => Math.max(most, cards), 1);
  return (
    <section class="plot">
      <h2>{title}</h2>
      {counts.length === 0
        ? <p>None of these cards has any.</p>
        : (
          <ol class={shape}>
            {counts.map(({ name, cards, search }) => (
              <li key={name}>
                <a
                  href={addressOf({ search, view: "cards" })}
                  style={{ "--share": String(cards / most) }}
                >
                  <span class="name">{breakable(name)}</span>
                  <span class="bar" />{" "}
                  <span class="count">
                    {cards} <span class="unseen">cards</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
    </section>
  );
}
