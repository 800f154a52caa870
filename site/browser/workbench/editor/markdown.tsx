import type { ComponentChild, JSX } from "preact";

/** Shows the little Markdown that hovers are written in; the rest stays text. */
export function Markdown(
  { markdown }: { readonly markdown: string },
): JSX.Element {
  return <>{markdown.split(/\n{2,}/).map(block)}</>;
}

function block(text: string): JSX.Element {
  const fenced = /^```\w*\n([^]*?)\n?```$/.exec(text)?.[1];
  if (fenced !== undefined) return <pre key={text}>{fenced}</pre>;
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith(">"))) {
    const quote = lines.map((line) => line.replace(/^> ?/, "")).join("\n");
    return <blockquote key={text}>{inline(quote)}</blockquote>;
  }
  if (lines.every((line) => line.startsWith("- "))) {
    return (
      <ul key={text}>
        {lines.map((line) => <li key={line}>{inline(line.slice(2))}</li>)}
      </ul>
    );
  }
  return <p key={text}>{inline(text)}</p>;
}

const INLINE =
  /``\s(?<double>.*?)\s``|`(?<code>[^`]*)`|\*\*(?<bold>.*?)\*\*|\\(?<escaped>[^\w\s])/g;

function inline(text: string): readonly ComponentChild[] {
  const parts: ComponentChild[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const { double, code = double, bold, escaped } = match.groups ?? {};
    parts.push(text.slice(at, match.index));
    at = match.index + match[0].length;
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (bold !== undefined) parts.push(<strong>{bold}</strong>);
    else parts.push(escaped);
  }
  return [...parts, text.slice(at)];
}
