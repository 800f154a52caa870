import type { Span } from "../../diagnostics/internal.ts";

/** One binding of the variables, "cards: 2", as far as it has been typed. */
export interface PlacedBinding {
  readonly name: Span;
  /** Missing as long as there is no colon. */
  readonly value?: Span;
  /** From the end of the binding before it to its own, without the comma. */
  readonly whole: Span;
}

/** The bindings of a text, whether they can be read or not. */
export function bindingsIn(variables: string): readonly PlacedBinding[] {
  return [...variables.matchAll(/[^,\n]+/g)].map(({ index, 0: written }) => {
    const whole = { start: index, end: index + written.length };
    const colon = written.indexOf(":");
    if (colon === -1) return { name: trimSpan(variables, whole), whole };
    const at = index + colon;
    return {
      name: trimSpan(variables, { start: index, end: at }),
      value: trimSpan(variables, { start: at + 1, end: whole.end }),
      whole,
    };
  });
}

/** The binding that an offset is in or at the end of. */
export function bindingAt(
  variables: string,
  offset: number,
): PlacedBinding | undefined {
  return bindingsIn(variables).find(({ whole }) =>
    whole.start <= offset && offset <= whole.end
  );
}

/** A span without the white space at its ends. */
function trimSpan(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  const left = inner.length - inner.trimStart().length;
  return { start: start + left, end: start + left + inner.trim().length };
}
