import {
  locateNodes,
  parse,
  parseBindings,
  serialize,
  tokenize,
} from "../../../mod.ts";
import { problemOutcome } from "../problem.ts";
import type { CardRow } from "./row.ts";

/** What becomes of a card: the tree, the text written back, the parts. */
export function cardOutcome([, text, variables = ""]: CardRow): unknown {
  const result = parse(text, variables);
  if (!result.ok) return { errors: result.errors.map(({ code }) => code) };
  const { abilities, spans } = result;
  const written = serialize(abilities);
  return {
    abilities,
    ...(written.text === text ? {} : { text: written.text }),
    ...(written.variables === variables
      ? {}
      : { variables: written.variables }),
    parts: partsOf(spans, ""),
  };
}

/** "trigger 0-10 {Judgment}", for each part of a text that has a span. */
function partsOf(node: unknown, name: string): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  if ("span" in node && "text" in node) {
    const { start, end } = node.span as { start: number; end: number };
    return [`${name} ${start}-${end} ${node.text}`];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    partsOf(child, /^\d+$|^[A-Z]/.test(key) ? name : key)
  );
}

/** The words of each part of a card's tree, where they are not all of its parent's. */
export function nodesOutcome([, text, variables = ""]: CardRow): unknown {
  const words = new Map(
    locateNodes(text, variables).map(({ path, span }) => [
      path.join("."),
      text.slice(span.start, span.end),
    ]),
  );
  const parentOf = (path: string) => path.replace(/\.?[^.]*$/, "");
  return Object.fromEntries(
    [...words].filter(([path, own]) => own !== words.get(parentOf(path))),
  );
}

/** What a reader is told about a card: what, where, and how to mend it. */
export function mistakeOutcome([, text, variables = ""]: CardRow): unknown {
  const result = parse(text, variables);
  return (result.ok ? result.warnings : result.errors)
    .map((problem) => problemOutcome(problem, text, variables));
}

/** The tokens of a text with their places, or its mistakes. */
export function tokensOutcome(text: string): unknown {
  const result = tokenize(text);
  return result.ok
    ? result.value.map(({ kind, text, start, end }) =>
      kind === "word" || kind === "directive"
        ? `${start}-${end} ${kind} ${text}`
        : `${start}-${end} ${kind}`
    )
    : result.errors.map(({ code, span }) =>
      `${span.start}-${span.end} ${code}`
    );
}

/** The values of variables, or the mistakes in them. */
export function bindingsOutcome(text: string): unknown {
  const result = parseBindings(text);
  return result.ok
    ? Object.fromEntries(result.value)
    : result.errors.map(({ code, span }) =>
      `${span.start}-${span.end} ${code}`
    );
}
