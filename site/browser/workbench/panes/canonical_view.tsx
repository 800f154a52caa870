import type { JSX } from "preact";
import { makeCanonical, type Workbench } from "../state.ts";
import { wordDiff } from "../word_diff.ts";
import { Unread } from "./unread.tsx";

/** The canonical wording, as changes to the text. */
export function CanonicalView(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  const { source, game } = workbench.read.value;
  const canonical = game.canonicalOf(source);
  if (canonical === undefined) {
    return <Unread source={source} />;
  }
  const { text, variables } = source;
  if (text === canonical.text && variables === canonical.variables) {
    return <p class="nothing">The text is canonical as it is.</p>;
  }
  return (
    <div class="canonical">
      <Diff before={text} after={canonical.text} />
      {variables !== canonical.variables && (
        <Diff before={variables} after={canonical.variables} />
      )}
      <button
        type="button"
        class="apply"
        onClick={() => makeCanonical(workbench)}
      >
        Apply
      </button>
    </div>
  );
}

function Diff(
  { before, after }: { readonly before: string; readonly after: string },
): JSX.Element {
  return (
    <pre class="diff" tabIndex={0}>
      {wordDiff(before, after).map(({ kind, text }, i) =>
        kind === "same"
          ? <span key={i}>{text}</span>
          : kind === "removed"
          ? <del key={i}>{text}</del>
          : <ins key={i}>{text}</ins>
      )}
    </pre>
  );
}
