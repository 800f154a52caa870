import type { JSX } from "preact";

/** The title of a page; it leads to the front page of a site that has one. */
export function Title({ text }: { readonly text: string }): JSX.Element {
  const home = document.documentElement.dataset["home"];
  return <h1>{home === undefined ? text : <a href={home}>{text}</a>}</h1>;
}
