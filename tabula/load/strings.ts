import { type Diagnostic, diagnostic } from "../../diagnostics/mod.ts";

/** The messages of `strings.ftl`. */
export interface Strings {
  readonly ids: readonly string[];
  /** A message with its variables filled in; nothing if there is none. */
  format(id: string, values?: StringValues): string | undefined;
}

/** Values for the variables of a message. */
export type StringValues = { readonly [name: string]: string | number };

/** Messages, or what is wrong with their text. */
export type StringsResult =
  | { readonly ok: true; readonly strings: Strings }
  | { readonly ok: false; readonly problems: readonly Diagnostic[] };

/** Reads messages in the Fluent format. */
export async function readStrings(text: string): Promise<StringsResult> {
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const resource = new FluentResource(text);
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(resource, { allowOverrides: true });
  const known = new Set(resource.body.map(({ id }) => id));
  const problems = declarations(text).flatMap((each) => problemOf(each, known));
  if (problems.length > 0) return { ok: false, problems };
  const ids = [...known].filter((id) => !id.startsWith("-"));
  return {
    ok: true,
    strings: {
      ids,
      format: (id, values) => {
        const pattern = bundle.getMessage(id)?.value;
        if (!pattern) return undefined;
        // With a list for errors, a missing variable is shown by its name.
        return bundle.formatPattern(pattern, values ?? null, []);
      },
    },
  };
}

interface Declaration {
  readonly id: string;
  readonly start: number;
  readonly isRepeated: boolean;
}

/** Every line that starts a message or a term. */
function declarations(text: string): Declaration[] {
  const seen = new Set<string>();
  return [...text.matchAll(/^(-?[A-Za-z][\w-]*) *=/gm)].map((found) => {
    const [, id = ""] = found;
    const isRepeated = seen.has(id);
    seen.add(id);
    return { id, start: found.index, isRepeated };
  });
}

/** The reader of the library passes over what it cannot read; we do not. */
function problemOf(
  { id, start, isRepeated }: Declaration,
  known: ReadonlySet<string>,
): Diagnostic[] {
  if (known.has(id) && !isRepeated) return [];
  const reason = isRepeated ? "it is defined twice" : "it is not valid Fluent";
  const span = { start, end: start + id.length };
  return [diagnostic("invalid-string", span, { id, reason })];
}
