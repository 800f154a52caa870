import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Diagnostic, Span } from "../../../diagnostics/internal.ts";
import { difference, type Edit } from "../../../editor/dreamtides/mod.ts";
import type { Source } from "./game.ts";
import type { Reading } from "./settle_on_pause.ts";

/** What is wrong with a text while it is typed. */
export interface Explaining {
  readonly diagnostics: ReadonlySignal<readonly Diagnostic[]>;
  /** Whether what is typed cannot be read, and nobody asked yet why. */
  readonly isUnfinished: ReadonlySignal<boolean>;
  /** Somebody types on: what cannot be read yet may be read soon. */
  readonly wait: () => void;
  /** Says what is wrong with what has been typed so far. */
  readonly explain: () => void;
}

/** Whoever rests for so long wants to know, finished or not. */
const MILLISECONDS_OF_REST = 1000;

/**
 * Explains what is wrong with a text, which takes longer than all else: not in
 * the midst of a word, while the list of completions says what fits. What was
 * explained before moves along with its words.
 */
export function explainOnPause(
  read: ReadonlySignal<Reading>,
  isReadable: ReadonlySignal<boolean>,
): Explaining {
  const isTyping = signal(false);
  let last = read.peek();
  const explained = computed(() => {
    const now = read.value;
    const isOther = now.game !== last.game || now.game.isExplainedAtOnce;
    if (isReadable.value || isOther || !isTyping.value) last = now;
    return last;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const explain = () => {
    clearTimeout(timer);
    isTyping.value = false;
  };
  return {
    diagnostics: computed(() => {
      const { game, source } = explained.value;
      const found = game.diagnosticsOf(source);
      const now = read.value.source;
      return source === now ? found : stillTrue(found, source, now);
    }),
    isUnfinished: computed(() => explained.value !== read.value),
    wait: () => {
      clearTimeout(timer);
      isTyping.value = true;
      timer = setTimeout(explain, MILLISECONDS_OF_REST);
    },
    explain,
  };
}

/** What was found in an earlier text and is not about words that have changed. */
function stillTrue(
  found: readonly Diagnostic[],
  before: Source,
  now: Source,
): readonly Diagnostic[] {
  const edits = {
    text: editOf(before.text, now.text),
    variables: editOf(before.variables, now.variables),
  };
  return found.flatMap((each) => {
    const { span, source = "text", suggestion } = each;
    const at = behind(span, edits[source]);
    const suggested = suggestion?.edits.flatMap((edit) => {
      const at = behind(edit.span, edits[edit.source ?? "text"]);
      return at === undefined ? [] : [{ ...edit, span: at }];
    });
    return at === undefined || suggested?.length !== suggestion?.edits.length
      ? []
      : [{
        ...each,
        span: at,
        ...suggested && { suggestion: { edits: suggested } },
      }];
  });
}

/** What was edited, with the blanks around it: the words there may go on now. */
function editOf(before: string, now: string): Edit | undefined {
  const [edit] = difference(before, now);
  if (edit === undefined) return undefined;
  const { span, replacement } = edit;
  const [left = ""] = /[ \t]*$/.exec(before.slice(0, span.start)) ?? [];
  const [right = ""] = /^[ \t]*/.exec(before.slice(span.end)) ?? [];
  return {
    span: { start: span.start - left.length, end: span.end + right.length },
    replacement: left + replacement + right,
  };
}

/** Where some words are after an edit; nowhere if it was made in them. */
function behind(words: Span, edit: Edit | undefined): Span | undefined {
  if (edit === undefined || words.end < edit.span.start) return words;
  const { span: { start, end }, replacement } = edit;
  if (words.start <= end) return undefined;
  const longer = replacement.length - (end - start);
  return { start: words.start + longer, end: words.end + longer };
}
