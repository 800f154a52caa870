import { idOf, UNKNOWN } from "../../../combinators/mod.ts";
import { lazily } from "../../../memo/mod.ts";
import { spellingOf, tokenize } from "../../../lexer/mod.ts";
import { grammar } from "../../grammar.ts";
import { articleMisfit, writtenAs } from "./candidates.ts";
import {
  type Entries,
  entriesAt,
  glossaryOf,
  type NewToken,
} from "../../../combinators/repair/mod.ts";
import type { CardEdit } from "./edit.ts";
import { glossary } from "./glossary.ts";
import type { Scene } from "./scene.ts";

// Less than a wrong letter, so that "unit" is not "it"; more than a number.
const COST = 0.95;
// A word that stands in this game's grammar, too, is rarely meant otherwise.
const KNOWN = 0.9;
// A later meaning is less likely.
const LATER = 0.05;

/** What words of other games stand for here, where they begin at a place. */
export function foreignEdits(scene: Scene, at: number): CardEdit[] {
  const { tokens, columns, misfit } = scene;
  const wordAt = (place: number) => {
    const token = tokens[place];
    return token && bare(writtenAs(token));
  };
  return entriesAt(entries(), at, wordAt).flatMap(({ words, meanings }) =>
    meanings.map((added, i): CardEdit => ({
      why: "foreign",
      at,
      removed: words.length,
      added,
      cost: COST + LATER * i - 0.01 * words.length +
        (columns.ids[at] === UNKNOWN ? 0 : KNOWN / words.length) +
        added.reduce(
          (sum, token) =>
            sum + misfit(token.spelling) + articleMisfit(scene, at, token),
          0,
        ),
    }))
  ).filter(({ added, removed }) =>
    removed !== added.length ||
    added.some(({ spelling }, i) => spelling !== writtenAs(tokens[at + i]!))
  );
}

const entries: () => Entries = lazily(() => glossaryOf(glossary(), newTokens));

function newTokens(text: string): readonly NewToken[] {
  const tokens = tokenize(text);
  return (tokens.ok ? tokens.value : []).map((token) => {
    const word = spellingOf(token);
    return { id: idOf(grammar(), word), word, value: 1, spelling: word };
  });
}

/** A word with or without braces may be meant as the other. */
function bare(spelling: string): string {
  return spelling.startsWith("{") ? spelling.slice(1, -1) : spelling;
}
