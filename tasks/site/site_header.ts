/** The pages of the site, as each of them names the others. */
const PAGES: readonly (readonly [path: string, name: string])[] = [
  ["playground/index.html", "Playground"],
  ["gallery/index.html", "Gallery"],
  ["directives.html", "Directives"],
  ["diagnostics.html", "Problems"],
  ["api/index.html", "API"],
];

/** The head of a page of text, with the way to all others; lines of HTML. */
export function siteHeader(current: string): readonly string[] {
  return [
    '<header class="top">',
    '<p class="brand"><a href="index.html">@dreamtides/parse</a></p>',
    '<nav aria-label="Site">',
    ...PAGES.map(([path, name]) =>
      path === current
        ? `<a href="${path}" aria-current="page">${name}</a>`
        : `<a href="${path}">${name}</a>`
    ),
    "</nav>",
    "</header>",
  ];
}
