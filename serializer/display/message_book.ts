import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { DialectName } from "../../lexer/dialects/mod.ts";
import { keepingLatest } from "../../memo.ts";
import { BUILT_IN_MESSAGES } from "./messages/built_in.ts";
import { NEWER_MESSAGES } from "./messages/newer.ts";

/** Messages that can be found by their name in any case. */
export interface MessageBook {
  readonly bundle: FluentBundle;
  /** The names as they are spelled, by their lower-case form. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

/** Values for the variables of a message. */
export type MessageValues = ReadonlyMap<string, number | string>;

/** What a message says, or why it cannot be said. */
export type MessageText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reasons: readonly string[] };

/**
 * The messages of the game at the time of a dialect, and over them those of a
 * `strings.ftl`; nothing if its text is nested too deeply to be read.
 */
export function messageBook(
  time: DialectName,
  strings = "",
): MessageBook | undefined {
  return BOOKS[time](strings);
}

// Cards come by the thousand with the same strings, and a bundle is costly to
// make.
const BOOKS: {
  readonly [N in DialectName]: (strings: string) => MessageBook | undefined;
} = {
  classic: keepingLatest((strings) => makeBook([BUILT_IN_MESSAGES, strings])),
  rlf: keepingLatest((strings) =>
    makeBook([BUILT_IN_MESSAGES, NEWER_MESSAGES, strings])
  ),
};

function makeBook(sources: readonly string[]): MessageBook | undefined {
  const resources = readResources(sources);
  if (resources === undefined) return undefined;
  const bundle = new FluentBundle("en", { useIsolating: false });
  const names = new Set<string>();
  for (const resource of resources) {
    bundle.addResource(resource, { allowOverrides: true });
    for (const { id } of resource.body) names.add(id);
  }
  const said = [...names].filter((id) => bundle.getMessage(id)?.value != null);
  return { bundle, spellings: Map.groupBy(said, (id) => id.toLowerCase()) };
}

function readResources(
  sources: readonly string[],
): readonly FluentResource[] | undefined {
  try {
    return sources.map((source) => new FluentResource(source));
  } catch (error) {
    // Fluent's reader calls itself for each brace, and so may run out of stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The message of a name: the name itself, or else one in other case, rather
 * with the same first letter.
 */
export function findMessage(
  { spellings }: MessageBook,
  name: string,
): string | undefined {
  const found = spellings.get(name.toLowerCase()) ?? [];
  return found.find((each) => each === name) ??
    found.find((each) => each.startsWith(name.slice(0, 1))) ?? found[0];
}

/** Fills in a message; never throws, whatever the message. */
export function sayMessage(
  { bundle }: MessageBook,
  message: string,
  values: MessageValues,
): MessageText {
  const pattern = bundle.getMessage(message)?.value;
  if (pattern == null) throw new Error(`No message "${message}" in the book`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, fluentValues(values), errors);
  return errors.length === 0
    ? { ok: true, text }
    : { ok: false, reasons: errors.map(({ message }) => message) };
}

function fluentValues(
  values: MessageValues,
): Record<string, FluentNumber | string> {
  return Object.fromEntries(
    Array.from(values, ([name, value]) => [
      name,
      typeof value === "number"
        ? new FluentNumber(value, { useGrouping: false })
        : value,
    ]),
  );
}
