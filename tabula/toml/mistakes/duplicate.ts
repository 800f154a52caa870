import type { Span } from "../../../diagnostics/internal.ts";
import { type TomlHeader, tomlHeaders } from "../headers.ts";
import type { Mistake } from "./mistake.ts";
import {
  isInHeader,
  lineAround,
  statementsBefore,
  type TomlPlace,
} from "./place.ts";

/** A key or a table that is defined twice, with both places. */
export function duplicate(place: TomlPlace): Mistake | undefined {
  return isInHeader(place) ? duplicateTable(place) : duplicateKey(place);
}

function duplicateKey(place: TomlPlace): Mistake | undefined {
  const all = statementsBefore(place);
  const second = all.at(-1);
  const first = second &&
    all.find(({ key }) => `${second.key}.`.startsWith(`${key}.`));
  if (second === undefined || first === undefined || first === second) {
    return undefined;
  }
  const mistake = twice(
    `the key "${second.key}"`,
    first.keySpan,
    second.keySpan,
  );
  return first.key === second.key ? mistake : {
    ...mistake,
    reason: `"${first.key}" has a value, so there is no "${second.key}"`,
  };
}

function duplicateTable(place: TomlPlace): Mistake | undefined {
  const { text } = place;
  const { start, end } = lineAround(place);
  const headers = tomlHeaders(text);
  const second = headers.find((each) => each.start >= start);
  const first = second &&
    headers.find((each) => nameOf(each) === nameOf(second));
  if (second === undefined || first === undefined || first === second) {
    return undefined;
  }
  const name = nameOf(second);
  const there = { start: second.start, end };
  const mistake = twice(
    `the table ${written(second)}`,
    headerSpan(text, first),
    there,
  );
  return first.isArray === second.isArray ? mistake : {
    ...mistake,
    reason: `"${name}" is written both [${name}] and [[${name}]]`,
  };
}

function written(header: TomlHeader): string {
  const name = nameOf(header);
  return header.isArray ? `[[${name}]]` : `[${name}]`;
}

function nameOf({ path }: TomlHeader): string {
  return path.join(".");
}

function headerSpan(text: string, { start }: TomlHeader): Span {
  return { start, end: lineAround({ text, at: start }).end };
}

function twice(what: string, first: Span, second: Span): Mistake {
  return {
    reason: `${what} is defined twice`,
    span: second,
    label: "defined again here",
    labels: [{ span: first, text: "first defined here" }],
  };
}
