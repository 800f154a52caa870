import type { JSX } from "preact";
import { FIELDS, isBroken, type SearchError } from "../../cards/internal.ts";
import { addressOf, type GalleryState } from "./state.ts";

/** The search, what is wrong with it, and how to write one. */
export function SearchBox(
  { state }: { readonly state: GalleryState },
): JSX.Element {
  const { address, search } = state;
  const { search: text, view } = address.value;
  const { errors } = search.value;
  return (
    <search>
      <label for="search">Search</label>
      <input
        id="search"
        type="search"
        value={text}
        placeholder="effect:DrawCards cost<=3"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={errors.length > 0}
        aria-describedby="search-says"
        onInput={({ currentTarget: { value } }) => {
          address.value = { search: value, view, page: 1 };
          history.replaceState(null, "", addressOf({ search: value, view }));
        }}
      />
      <div id="search-says" role="status">
        {errors.map((error) => (
          <Mistake key={error.message} search={text} error={error} />
        ))}
        <Count state={state} />
      </div>
      <Help />
    </search>
  );
}

function Count(
  { state: { gallery, found } }: { readonly state: GalleryState },
): JSX.Element {
  const [all, some] = [gallery.cards.length, found.value.length];
  const broken = found.value.filter(({ card }) => isBroken(card)).length;
  return (
    <p>
      {some !== all && `${some.toLocaleString("en")} of `}
      {all.toLocaleString("en")} cards{broken > 0 && (
        <>
          {", "}
          <a href={addressOf({ search: "is:broken", view: "cards" })}>
            {broken.toLocaleString("en")} broken
          </a>
        </>
      )}
    </p>
  );
}

function Mistake(
  { search, error: { message, span } }: {
    readonly search: string;
    readonly error: SearchError;
  },
): JSX.Element {
  return (
    <p class="mistake">
      {message}
      {span.start < span.end && (
        <code>
          {search.slice(0, span.start)}
          <mark>{search.slice(span.start, span.end)}</mark>
          {search.slice(span.end)}
        </code>
      )}
    </p>
  );
}

function Help(): JSX.Element {
  return (
    <details>
      <summary>How to search</summary>
      <p>
        Words are found in names and texts. Terms side by side must all hold;
        {" "}
        <code>or</code>, <code>not</code>{" "}
        (or a hyphen) and parentheses combine them. <code>:</code>{" "}
        finds parts of a name, <code>=</code> whole names; <code>/…/</code>{" "}
        is a regular expression.
      </p>
      <dl>
        {[...FIELDS].map(([name, { means, example }]) => (
          <div key={name}>
            <dt>
              <a href={addressOf({ search: example, view: "cards" })}>
                {example}
              </a>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
