import type { Diagnostic } from "../../diagnostics/internal.ts";
import { checkStrings } from "../check_strings.ts";

/** The messages of `strings.ftl`. */
export interface Strings {
  /** The names of all messages. */
  readonly ids: readonly string[];
  /**
   * Formats a message with values for its variables; undefined if it does not
   * exist.
   */
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
  const problems = await checkStrings(text);
  if (problems.length > 0) return { ok: false, problems };
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const resource = new FluentResource(text);
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(resource);
  const ids = resource.body.map(({ id }) => id);
  return {
    ok: true,
    strings: {
      ids: ids.filter((id) => !id.startsWith("-")),
      format: (id, values) => {
        const pattern = bundle.getMessage(id)?.value;
        if (!pattern) return undefined;
        // With a list for errors, a missing variable is shown by its name.
        return bundle.formatPattern(pattern, values ?? null, []);
      },
    },
  };
}
