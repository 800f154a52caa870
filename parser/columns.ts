import { MAX_U32 } from "../ast/mod.ts";
import {
  type Columns,
  END,
  idOf,
  intern,
  UNKNOWN,
} from "../combinators/mod.ts";
import {
  MODE_COST,
  type ResolvedToken,
  type VariableToken,
} from "../lexer/mod.ts";
import { DIGITS } from "./primitives.ts";

/** The tokens of a paragraph as the grammar sees them. */
export function columns(tokens: readonly ResolvedToken[]): Columns {
  const ids: number[] = [];
  const values: unknown[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if ("value" in token) {
      ids.push(idOfVariable(token));
      values.push(token.value);
    } else if (token.kind === "directive") {
      // Only {mode1-cost} and its like carry a cost.
      ids.push(token.text === MODE_COST ? UNKNOWN : idOfDirective(token.text));
      values.push(undefined);
    } else {
      const value = valueOfWord(token.text);
      ids.push(idOfWord(token.text, value));
      values.push(value);
    }
  }
  ids.push(END);
  return { ids, values };
}

// Directives of one kind are interchangeable: {a-subtype} is {subtype}.
const SPELLINGS = {
  "subtype": intern("{subtype}"),
  "figment": intern("{a-figment}"),
  "figment-count": intern("{n-figments}"),
  "subtype-count": intern("{count-allied-subtype}"),
} as const;

/** What a variable directive is in the grammar, by its kind and its name. */
export function idOfVariable(
  { kind, base }: Pick<VariableToken, "kind" | "base">,
): number {
  return kind === "integer" ? idOfDirective(base) : SPELLINGS[kind];
}

// Ids by the name alone: to put braces around it first takes 60 ns.
const directives = new Map<string, number>();

function idOfDirective(name: string): number {
  const known = directives.get(name);
  if (known !== undefined) return known;
  const id = idOf(`{${name}}`);
  if (id !== UNKNOWN) directives.set(name, id);
  return id;
}

const DIGITS_ID = intern(DIGITS);

function idOfWord(text: string, value: number | undefined): number {
  const id = idOf(text);
  return id === UNKNOWN && value !== undefined ? DIGITS_ID : id;
}

const ALL_DIGITS = /^[0-9]{1,10}$/;
const NINE = 0x39;

function valueOfWord(text: string): number | undefined {
  // Most words start with a letter: no need to ask the expression.
  if (text.charCodeAt(0) > NINE || !ALL_DIGITS.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_U32 ? value : undefined;
}
