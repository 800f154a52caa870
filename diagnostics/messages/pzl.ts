import type { Messages } from "../catalogue.ts";

/** The words a message quotes from the file. */
interface Found {
  found: string;
}

/** The words a message quotes, and what would have been right. */
interface Expected extends Found {
  expected: string;
}

/** The part of a puzzle a message is about. */
interface Subject {
  subject: string;
}

/** What the messages about puzzle files need to know. */
export interface PuzzleDetails
  extends
    LineDetails,
    ValueDetails,
    CardDetails,
    ScriptDetails,
    LintDetails,
    AssertionDetails {}

interface LineDetails {
  "bom": Record<never, never>;
  "invalid-utf8": Record<never, never>;
  "content-before-section": Found;
  "missing-section": Subject;
  "section-case": Expected;
  "unknown-section": Found;
  "duplicate-section": Found;
  "ignored-line": Found;
  "stray-continuation": Found;
  "unknown-key": Found;
  "unsupported-player": Found;
  "duplicate-key": Found;
  "space-before-separator": Found;
  "wrong-separator": Expected;
}

interface ValueDetails {
  "missing-field": Subject;
  "invalid-integer": Found;
  "space-before-number": Found;
  "invalid-boolean": Found;
  "space-before-boolean": Found;
  "invalid-player": Found;
  "invalid-phase": Found;
  "non-forge-phase": Expected;
  "unknown-goal": Found;
  "non-forge-goal": Expected;
  "unknown-difficulty": Found;
  "invalid-counter": Found;
  "unknown-counter": Found;
  "counter-alias": Expected;
  "duplicate-counter": Found;
  "unknown-mana-symbol": Found;
}

interface CardDetails {
  "empty-card": Record<never, never>;
  "empty-modifier": Record<never, never>;
  "unknown-modifier": Found;
  "modifier-case": Expected;
  "inner-space": Found;
  "ignored-modifier-value": Found;
  "missing-modifier-value": Found;
  "empty-modifier-value": Found;
  "invalid-modifier-value": Found;
  "invalid-art": Found;
  "duplicate-modifier": Found & { kept: "first" | "last" };
  "deprecated-modifier": Expected;
  "non-forge-modifier": Found;
  "player-ref-case": Found;
  "token-space": Found;
  "token-segment": Found;
  "token-missing-types": Found;
  "token-missing-keywords": Found;
}

interface ScriptDetails {
  "script-space": Found;
  "empty-script": Found;
  "invalid-target": Found;
}

interface LintDetails {
  "missing-player": Subject;
  "missing-life": Subject;
  "duplicate-id": { id: number };
  "dangling-reference": { ids: readonly number[] };
  "forward-reference": { ids: readonly number[] };
  "self-reference": { id: number };
  "unused-id": { id: number };
  "attacking-ignored": { phase: string };
  "negative-value": { found: number; least: number };
  "missing-targets": { goal: string };
  "unused-targets": { goal: string };
  "unused-target-count": { goal: string };
  "unknown-ability": Found;
  "unused-ability": Found;
  "misrouted-ability": Found;
  "unknown-keyword-action": Found;
  "name-is-modifier": Found;
  "token-color": Found;
}

interface AssertionDetails {
  "empty-assertion": Record<never, never>;
  "missing-predicate": Record<never, never>;
  "unknown-predicate": Found;
  "expected-comparator": Found;
  "expected-integer": Found;
  "expected-keyword": Expected;
  "missing-card-name": Record<never, never>;
  "extra-tokens": Found;
  "scope-ignored": Found;
}

const lineMessages: Messages<LineDetails> = {
  "bom": () =>
    "Byte order mark before the first line: Forge does not see the first header and fails to load the file",
  "invalid-utf8": () =>
    "Bytes that are not UTF-8: they were replaced, as Forge does silently",
  "content-before-section": ({ found }) =>
    `Line ${quote(found)} before the first section: Forge ignores it`,
  "missing-section": ({ subject }) =>
    `Cannot read the puzzle: it has no section [${subject}]`,
  "section-case": ({ found, expected }) =>
    `Section header ${
      quote(`[${found}]`)
    } is not written "[${expected}]": Forge does not see it`,
  "unknown-section": ({ found }) =>
    `Unknown section ${quote(found)}: Forge ignores it`,
  "duplicate-section": ({ found }) =>
    `Section ${quote(found)} begins again: its lines continue the first one`,
  "ignored-line": ({ found }) =>
    `Line ${quote(found)} has no key and value: Forge ignores it`,
  "stray-continuation": ({ found }) =>
    `Line ${quote(found)} does not continue the one above: Forge drops it`,
  "unknown-key": ({ found }) => `Unknown key ${quote(found)}: Forge ignores it`,
  "unsupported-player": ({ found }) =>
    `Key ${quote(found)} names a third player: Forge cannot start such a game`,
  "duplicate-key": ({ found }) =>
    `Key ${quote(found)} was given before: the last value counts`,
  "space-before-separator": ({ found }) =>
    `Blank behind the key ${quote(found)}: Forge does not know the key then`,
  "wrong-separator": ({ found, expected }) =>
    `Separator ${
      quote(found)
    } where Forge reads "${expected}" only: Forge ignores the line`,
};

const valueMessages: Messages<ValueDetails> = {
  "missing-field": ({ subject }) => missingField(subject),
  "invalid-integer": ({ found }) =>
    `Cannot read ${
      quote(found)
    }: expected a whole number from -2147483648 to 2147483647`,
  "space-before-number": ({ found }) =>
    `Blank before the number ${
      quote(found)
    }: Forge fails to load the whole list of puzzles`,
  "invalid-boolean": ({ found }) =>
    `Value ${quote(found)} is neither "true" nor "false": it counts as false`,
  "space-before-boolean": ({ found }) =>
    `Blank before ${quote(found)}: Forge reads false`,
  "invalid-player": ({ found }) =>
    `Cannot read the player ${
      quote(found)
    }: expected "human", "ai", "p0" or "p1"`,
  "invalid-phase": ({ found }) =>
    `Cannot read the phase ${quote(found)}: Forge has no phase of this name`,
  "non-forge-phase": ({ found, expected }) =>
    `Phase ${quote(found)} stands for "${expected}": Forge does not know it`,
  "unknown-goal": ({ found }) =>
    `Unknown goal ${quote(found)}: Forge treats it like "Win"`,
  "non-forge-goal": ({ found, expected }) =>
    `Goal ${quote(found)} stands for "${expected}": Forge treats it like "Win"`,
  "unknown-difficulty": ({ found }) =>
    `Unknown difficulty ${quote(found)}: Forge shows it as it is`,
  "invalid-counter": ({ found }) =>
    `Cannot read the counter ${
      quote(found)
    }: expected a type, "=" and a number`,
  "unknown-counter": ({ found }) =>
    `Counter ${
      quote(found)
    } is not one of Forge: it is kept as a custom counter`,
  "counter-alias": ({ found, expected }) =>
    `Counter ${
      quote(found)
    } stands for "${expected}": Forge makes a custom counter of it`,
  "duplicate-counter": ({ found }) =>
    `Counter ${quote(found)} was given before: the numbers are added`,
  "unknown-mana-symbol": ({ found }) =>
    `Mana symbol ${
      quote(found)
    } is none of W U B R G C: Forge gives no mana for it`,
};

const cardMessages: Messages<CardDetails> = {
  "empty-card": () => "Entry without a card: it is left out",
  "empty-modifier": () => "Nothing between two bars: Forge ignores it",
  "unknown-modifier": ({ found }) =>
    `Unknown modifier ${quote(found)}: Forge ignores it`,
  "modifier-case": ({ found, expected }) =>
    `Modifier ${quote(found)} is not written "${expected}": Forge ignores it`,
  "inner-space": ({ found }) =>
    `Blanks inside ${quote(found)}: Forge keeps them and may not know the word`,
  "ignored-modifier-value": ({ found }) =>
    `Value of ${quote(found)} has no effect: Forge looks at the name only`,
  "missing-modifier-value": ({ found }) =>
    `Modifier ${quote(found)} names no player: Forge takes the human player`,
  "empty-modifier-value": ({ found }) =>
    `Modifier ${quote(found)} has no value: it has no effect`,
  "invalid-modifier-value": ({ found }) =>
    `Value of ${quote(found)} is not known: Forge ignores it`,
  "invalid-art": ({ found }) =>
    `Art of ${quote(found)} is no number: Forge ignores it`,
  "duplicate-modifier": ({ found, kept }) =>
    `Modifier ${quote(found)} was given before: the ${kept} one counts`,
  "deprecated-modifier": ({ found, expected }) =>
    `Modifier ${quote(found)} is an old name: write "${expected}"`,
  "non-forge-modifier": ({ found }) =>
    `Modifier ${quote(found)} is not known to Forge: Forge ignores it`,
  "player-ref-case": ({ found }) =>
    `Player ${quote(found)} in lower case: Forge reads the human player`,
  "token-space": ({ found }) =>
    `Blanks around ${
      quote(found)
    } in a token: Forge keeps them and may not know the part`,
  "token-segment": ({ found }) =>
    `Part ${
      quote(found)
    } of a token cannot be used: Forge ignores it or reads it differently`,
  "token-missing-types": ({ found }) =>
    `Token ${quote(found)} has no "Types:": Forge crashes`,
  "token-missing-keywords": ({ found }) =>
    `Token ${quote(found)} has no "Keywords:": Forge crashes`,
};

const scriptMessages: Messages<ScriptDetails> = {
  "script-space": ({ found }) =>
    `Blanks in ${
      quote(found)
    } that Forge keeps: it does not find what they stand beside`,
  "empty-script": ({ found }) =>
    `Script of ${quote(found)} does nothing: it is empty`,
  "invalid-target": ({ found }) =>
    `Cannot aim at ${quote(found)}: expected "human", "ai" or the id of a card`,
};

const lintMessages: Messages<LintDetails> = {
  "missing-player": ({ subject }) =>
    `No key of the player "${subject}": Forge refuses to start the puzzle`,
  "missing-life": ({ subject }) =>
    `No life of the player "${subject}": Forge starts with life -1`,
  "duplicate-id": ({ id }) =>
    `Id ${id} belongs to an earlier card: references mean this one`,
  "dangling-reference": ({ ids }) =>
    `No card has the id ${
      ids.join(", ")
    }: Forge ignores the reference or crashes`,
  "forward-reference": ({ ids }) =>
    `The card with the id ${
      ids.join(", ")
    } comes later: Forge does not find it here`,
  "self-reference": ({ id }) =>
    `Card ${id} is attached to itself: no such game can exist`,
  "unused-id": ({ id }) => `Id ${id} is not used: nothing refers to it`,
  "attacking-ignored": ({ phase }) =>
    `Attacking during ${phase} has no effect: Forge looks at it only while attackers or blockers are declared`,
  "negative-value": ({ found, least }) =>
    `Value ${found} makes no sense: expected at least ${least}`,
  "missing-targets": ({ goal }) =>
    `Goal "${goal}" has no "Targets": nothing can reach it`,
  "unused-targets": ({ goal }) =>
    `Goal "${goal}" does not look at "Targets": the line has no effect`,
  "unused-target-count": ({ goal }) =>
    `Goal "${goal}" does not look at "TargetCount": the line has no effect`,
  "unknown-ability": ({ found }) =>
    `Ability ${quote(found)} is not defined in the file: Forge crashes`,
  "unused-ability": ({ found }) =>
    `Ability ${quote(found)} is not used: no card has it`,
  "misrouted-ability": ({ found }) =>
    `Key ${
      quote(found)
    } ends like the key of a player: Forge takes it for one and loses the ability`,
  "unknown-keyword-action": ({ found }) =>
    `Keyword ${
      quote(found)
    } is neither "Awaken" nor "AwakenOnly": Forge does nothing`,
  "name-is-modifier": ({ found }) =>
    `Name ${quote(found)} begins like a modifier: Forge applies that modifier`,
  "token-color": ({ found }) =>
    `Color ${
      quote(found)
    } names colors Forge cannot read: the token is colorless`,
};

const assertionMessages: Messages<AssertionDetails> = {
  "empty-assertion": () => "Cannot read the assertion: it is empty",
  "missing-predicate": () => "Cannot read the assertion: it ends too early",
  "unknown-predicate": ({ found }) =>
    `Cannot read the assertion: nothing begins with ${quote(found)}`,
  "expected-comparator": ({ found }) =>
    `Cannot read ${wordOrEnd(found)}: expected eq, ne, lt, le, gt or ge`,
  "expected-integer": ({ found }) =>
    `Cannot read ${wordOrEnd(found)}: expected a whole number`,
  "expected-keyword": ({ found, expected }) =>
    `Cannot read ${wordOrEnd(found)}: expected ${expected}`,
  "missing-card-name": () =>
    "Cannot read the assertion: expected the name of a card",
  "extra-tokens": ({ found }) =>
    `Cannot read ${quote(found)}: the assertion ends before it`,
  "scope-ignored": ({ found }) =>
    `Scope ${
      quote(found)
    } has no effect: the assertion is about the whole game`,
};

/** The messages about puzzle files. */
export const puzzleMessages: Messages<PuzzleDetails> = {
  ...lineMessages,
  ...valueMessages,
  ...cardMessages,
  ...scriptMessages,
  ...lintMessages,
  ...assertionMessages,
};

/** What Forge does without a field. */
const WITHOUT: ReadonlyMap<string, string> = new Map([
  ["Turns", "Forge sets no limit"],
  ["Difficulty", "Forge shows none"],
  ["turn", "Forge starts with turn 1"],
]);

function missingField(subject: string): string {
  const effect = WITHOUT.get(subject) ?? "Forge cannot start the puzzle";
  return `No value for "${subject}": ${effect}`;
}

function wordOrEnd(found: string): string {
  return found === "" ? "the end of the line" : quote(found);
}

/** The longest text a message quotes: a card list can fill a whole screen. */
const QUOTED_LENGTH = 60;

function quote(found: string): string {
  return found.length > QUOTED_LENGTH
    ? `"${found.slice(0, QUOTED_LENGTH)}…"`
    : `"${found}"`;
}
