/** The parts of a document. */
export interface DocumentParts {
  readonly title: string;
  /** The address of its stylesheet. */
  readonly styles: string;
  /** The address of its script; a page of text has none. */
  readonly script?: string;
  /** The address of the site's front page, if there is a site. */
  readonly home?: string;
  /** Lines of HTML. */
  readonly body: readonly string[];
}

// Scripts and styles come from files of the page's own folder, and nothing from
// elsewhere. Colors of cards are set by scripts, which needs no permission.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A card, tilted. */
const ICON = `data:image/svg+xml,${
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="8" y="4" width="17" height="24" rx="4" fill="#6a5ce0" transform="rotate(8 16 16)"/></svg>',
  )
}`;

/** A whole HTML document. */
export function documentOf(
  { title, styles, script, home, body }: DocumentParts,
): string {
  return [
    "<!DOCTYPE html>",
    home === undefined
      ? '<html lang="en">'
      : `<html lang="en" data-home="${escapeHtml(home)}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${ICON}">`,
    `<link rel="stylesheet" href="${escapeHtml(styles)}">`,
    ...script === undefined
      ? []
      : [`<script defer src="${escapeHtml(script)}"></script>`],
    "</head>",
    "<body>",
    ...body,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** Text for the inside of an element or an attribute in quotation marks. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
