import type { JSX } from "preact";
import { Title } from "../shared/title.tsx";
import { Alike } from "./alike.tsx";
import { Pages } from "./pages.tsx";
import { Plots } from "./plots.tsx";
import { SearchBox } from "./search_box.tsx";
import { addressOf, type GalleryState, type View, VIEWS } from "./state.ts";

/** The whole page. */
export function App({ state }: { readonly state: GalleryState }): JSX.Element {
  const { gallery, address, found } = state;
  const { title, reports, playground } = gallery;
  const { view } = address.value;
  return (
    <>
      <header class="top">
        <Title text={title} />
        <Views address={address.value} />
      </header>
      <main>
        <SearchBox state={state} />
        {view === "cards" && (
          <>
            {reports.map(({ severity, text }) => (
              <pre key={text} class={`report ${severity}`} tabIndex={0}>
                {text}
              </pre>
            ))}
            <Pages
              cards={found.value}
              address={address.value}
              playground={playground}
            />
          </>
        )}
        {view === "alike" && <Alike groups={state.alike.value} />}
        {view === "statistics" && <Plots statistics={state.statistics.value} />}
      </main>
    </>
  );
}

const NAMES: Readonly<Record<View, string>> = {
  cards: "Cards",
  alike: "Alike",
  statistics: "Statistics",
};

function Views(
  { address: { search, view } }: {
    readonly address: { readonly search: string; readonly view: View };
  },
): JSX.Element {
  return (
    <nav aria-label="Views">
      {VIEWS.map((each) => (
        <a
          key={each}
          href={addressOf({ search, view: each })}
          aria-current={each === view ? "page" : undefined}
        >
          {NAMES[each]}
        </a>
      ))}
    </nav>
  );
}
