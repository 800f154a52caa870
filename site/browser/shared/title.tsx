import type { JSX } from "preact";

/** The title of a page, and the way to the front page of a site that has one. */
export function Title({ text }: { readonly text: string }): JSX.Element {
  const home = document.documentElement.dataset["home"];
  return (
    <div class="title">
      {home !== undefined && <a href={home}>Home</a>}
      <h1>{text}</h1>
    </div>
  );
}
