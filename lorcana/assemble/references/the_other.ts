import type { CardType, Query } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { isOfType, type Mention } from "./mention.ts";
import { pointer } from "./pointer.ts";

/** "Banish one of them and exert the other": the rest of "them". */
export function theOther(
  several: boolean,
  known: Antecedents,
): Query | undefined {
  const picked = known.mentions.findLast(({ query }) =>
    query?.filter?.[0]?.type === "among"
  );
  if (picked === undefined && several) return theOthers(known);
  return picked?.query && {
    ...picked.query,
    ...(several
      ? { selector: "all", count: "all" }
      : { selector: "one-of", count: 1 }),
    except: pointer(picked, known),
  };
}

/** "Each player chooses one of their characters and banishes the others." */
function theOthers(known: Antecedents): Query | undefined {
  const { mentions, doers } = known;
  const chosen = mentions.findLast(({ done, query }) =>
    done === "select-target" && query?.zones[0] === "play"
  );
  if (chosen?.query === undefined) return undefined;
  const { id: _, ...query } = chosen.query;
  return {
    ...query,
    selector: "all",
    count: "all",
    // "Banish the others", after each player chose one: those of all players.
    owner: query.owner === "their" && !doers?.others ? "any" : query.owner,
    excludeSelf: true,
    except: pointer(chosen, known),
  };
}

/**
 * "Choose a character of yours and an opposing character. The chosen character
 * of yours deals damage to the other": the one not referred to last.
 */
export function secondOfTwo(
  cardType: CardType | undefined,
  { mentions, spoken }: Antecedents,
): Mention | undefined {
  const chosen = mentions.filter(({ done, plural }) =>
    done === "select-target" && plural === false
  );
  const nodes = new Set(chosen.map(({ node }) => node));
  const other = chosen.find(({ node }) => node !== spoken?.node);
  return nodes.size === 2 && nodes.has(spoken?.node) &&
      isOfType(cardType, other?.types)
    ? other
    : undefined;
}
