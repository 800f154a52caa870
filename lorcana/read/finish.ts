import { expandTargets } from "../assemble/expand_targets.ts";
import { placeSpans } from "../assemble/place_spans.ts";
import type { Ability, KeywordAbility, NodeSpan } from "../ast/mod.ts";
import { owned } from "../ast/owned.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { tokenize } from "../text/tokenize.ts";

/**
 * The result with its name, and its abilities in the requested form. It shares no
 * objects with other results, if the given one does not.
 */
export function finished(
  result: ParseResult,
  options: ParseOptions,
): ParseResult {
  const name = result.name ?? options.name;
  const { targets, cardName, spans } = options;
  const plain = name === undefined && targets !== "query" &&
    cardName === undefined && !spans;
  if (plain) return result;
  const within = spans ? spanOf(result) : undefined;
  const abilities = result.abilities.map((ability): Ability => {
    const shown = targets === "query"
      ? expandTargets.ability(ability)
      : ability;
    const whole = {
      ...(shown.type === "keyword" ? shiftable(shown, cardName) : shown),
      ...(name === undefined || shown.type === "keyword" ? {} : { name }),
    };
    return within ? placeSpans(whole, shown.span ?? within) : whole;
  });
  return {
    ...result,
    abilities: owned(abilities),
    ...(name === undefined ? {} : { name }),
  };
}

/** Adds the name of the card to Shift: it goes on characters of the same name. */
function shiftable(
  ability: KeywordAbility,
  cardName: string | undefined,
): KeywordAbility {
  return ability.keyword === "Shift" && ability.variant === undefined &&
      cardName !== undefined
    ? { ...ability, shiftTarget: cardName }
    : ability;
}

/** From the first word after name and keywords to the last. */
function spanOf({ text, name, abilities }: ParseResult): NodeSpan {
  const named = name === undefined ? 0 : text.indexOf(name) + name.length;
  const start = abilities.reduce(
    (end, { span }) => Math.max(end, span?.[1] ?? 0),
    named,
  );
  const { tokens } = tokenize(text.slice(start), start);
  return [tokens[0]?.start ?? start, tokens.at(-1)?.end ?? text.length];
}
