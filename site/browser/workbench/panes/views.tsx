import type { JSX } from "preact";
import { type View, VIEWS } from "../address.ts";
import type { Workbench } from "../state.ts";
import { CanonicalView } from "./canonical_view.tsx";
import { CopyView } from "./copy_view.tsx";
import { TokensView } from "./tokens_view.tsx";
import { TreeView } from "./tree_view.tsx";
import { Unread } from "./unread.tsx";

const NAMES: Readonly<Record<View, string>> = {
  tree: "Tree",
  json: "JSON",
  tokens: "Tokens",
  canonical: "Canonical",
  copy: "Copy as",
};

/** The tabs beside the editor, and what the chosen one shows. */
export function Views(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  const { view, game } = workbench;
  const views = VIEWS.filter((each) =>
    each !== "tokens" || game.value.tokensOf !== undefined
  );
  const shown = views.find((each) => each === view.value) ?? "tree";
  const choose = (each: View) => {
    view.value = each;
    document.getElementById(`tab-${each}`)?.focus();
  };
  return (
    <section class="views">
      <div
        role="tablist"
        aria-label="Views"
        onKeyDown={({ key }) => {
          const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
          const next = views.indexOf(shown) + step + views.length;
          if (step !== 0) choose(views[next % views.length]!);
        }}
      >
        {views.map((each) => (
          <button
            type="button"
            key={each}
            id={`tab-${each}`}
            role="tab"
            aria-selected={each === shown}
            aria-controls="view"
            tabIndex={each === shown ? 0 : -1}
            onClick={() => choose(each)}
          >
            {NAMES[each]}
          </button>
        ))}
      </div>
      <div
        id="view"
        class="pane"
        role="tabpanel"
        aria-labelledby={`tab-${shown}`}
        tabIndex={0}
      >
        <Shown view={shown} workbench={workbench} />
      </div>
    </section>
  );
}

function Shown(
  { view, workbench }: { readonly view: View; readonly workbench: Workbench },
): JSX.Element {
  const { game, source } = workbench.read.value;
  if (view === "tree") return <TreeView workbench={workbench} />;
  if (view === "canonical") return <CanonicalView workbench={workbench} />;
  if (view === "tokens") {
    return <TokensView tokens={game.tokensOf?.(source) ?? []} />;
  }
  const copies = game.copiesOf(source);
  if (copies.length === 0) {
    return <Unread source={source} />;
  }
  const wanted = copies.filter(({ name }) =>
    (name === "JSON") === (view === "json")
  );
  return (
    <>
      {wanted.map((copy) => (
        <CopyView key={copy.name} copy={copy} workbench={workbench} />
      ))}
    </>
  );
}
