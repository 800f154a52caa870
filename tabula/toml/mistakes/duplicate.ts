import type { Span } from "../../../diagnostics/internal.ts";
import { type TomlSection, tomlSections } from "../sections.ts";
import type { Mistake } from "./mistake.ts";
import {
  isInHeader,
  lineAround,
  pairsBefore,
  type TomlPlace,
} from "./place.ts";

/** A key or a table that is defined twice, with both places. */
export function duplicate(place: TomlPlace): Mistake | undefined {
  return isInHeader(place) ? duplicateTable(place) : duplicateKey(place);
}

function duplicateKey(place: TomlPlace): Mistake | undefined {
  const all = pairsBefore(place);
  const second = all.at(-1);
  const first = second && all.find(({ path }) => begins(second.path, path));
  if (second === undefined || first === undefined || first === second) {
    return undefined;
  }
  const key = nameOf(second);
  const mistake = twice(`the key "${key}"`, first.keySpan, second.keySpan);
  return first.path.length === second.path.length ? mistake : {
    ...mistake,
    reason: `"${nameOf(first)}" has a value, so there is no "${key}"`,
  };
}

function begins(path: readonly string[], start: readonly string[]): boolean {
  return start.every((key, at) => path[at] === key);
}

function duplicateTable(place: TomlPlace): Mistake | undefined {
  const sections = tomlSections(place.text);
  const { start } = lineAround(place);
  const second = sections.find(({ header }) => header.start >= start);
  const first = second &&
    sections.find((each) => nameOf(each) === nameOf(second));
  if (second === undefined || first === undefined || first === second) {
    return undefined;
  }
  const name = nameOf(second);
  const written = second.isArray ? `[[${name}]]` : `[${name}]`;
  const mistake = twice(`the table ${written}`, first.header, second.header);
  return first.isArray === second.isArray ? mistake : {
    ...mistake,
    reason: `"${name}" is written both [${name}] and [[${name}]]`,
  };
}

function nameOf({ path }: Pick<TomlSection, "path">): string {
  return path.join(".");
}

function twice(what: string, first: Span, second: Span): Mistake {
  return {
    reason: `${what} is defined twice`,
    span: second,
    label: "defined again here",
    labels: [{ span: first, text: "first defined here" }],
  };
}
