import type { Owner } from "../ast/mod.ts";
import type { Deed, Frame, NameIn } from "./deed.ts";
import { DEEDS } from "./deeds.ts";
import { type Form, type GrammaticalNumber, inflect } from "./inflect.ts";

/** Words before a verb, the form they ask for, and how many cards they suit. */
type Before = readonly [words: string, form: Form, number?: GrammaticalNumber];

/** How a frame speaks of deeds; of each list, it prints the first that fits. */
export interface Spelling {
  /** Before what is done to cards: "was". */
  readonly done: readonly Before[];
  /** Before what cards do: "didn't". */
  readonly does: readonly Before[];
  /** What it prints of a deed that is both. */
  readonly prefers: "done" | "does";
}

/** "would be banished", "would leave play" */
export const WOULD: Spelling = {
  done: [["would be", "participle"]],
  does: [["would", "base"]],
  prefers: "done",
};

/** "be banished", "quest": after "can't". */
export const CANNOT: Spelling = {
  done: [["be", "participle"]],
  does: [["", "base"]],
  prefers: "done",
};

/** "must be challenged", "must quest" */
export const MUST: Spelling = {
  done: [["must be", "participle"]],
  does: [["must", "base"]],
  prefers: "does",
};

/** "is banished", "quests" */
export const IS: Spelling = {
  done: [
    ["is", "participle", "one"],
    ["are", "participle", "several"],
    ["'s", "participle", "one"],
    ["'re", "participle", "several"],
  ],
  does: [["", "third", "one"], ["", "base", "several"]],
  prefers: "does",
};

/** "was banished", "has quested" */
export const WAS: Spelling = {
  done: [
    ["was", "participle", "one"],
    ["were", "participle", "several"],
    ["has been", "participle", "one"],
    ["have been", "participle", "several"],
  ],
  does: [
    ["", "past"],
    ["has", "participle", "one"],
    ["have", "participle", "several"],
  ],
  prefers: "does",
};

/** "wasn't banished", "didn't quest" */
export const WAS_NOT: Spelling = {
  done: [
    ["wasn't", "participle", "one"],
    ["weren't", "participle", "several"],
    ["hasn't been", "participle", "one"],
    ["haven't been", "participle", "several"],
  ],
  does: [
    ["didn't", "base"],
    ["hasn't", "participle", "one"],
    ["haven't", "participle", "several"],
  ],
  prefers: "does",
};

/** "that was banished", "that quested": behind a noun. */
export const THAT_WAS: Spelling = {
  done: ["that", "who"].flatMap((that): readonly Before[] => [
    [`${that} was`, "participle", "one"],
    [`${that} were`, "participle", "several"],
  ]),
  does: [["that", "past"], ["who", "past"]],
  prefers: "done",
};

/** "banished": without a verb before it. */
export const PARTICIPLE: Spelling = {
  done: [["", "participle"]],
  does: [],
  prefers: "done",
};

/** One way of saying that something is done. */
export interface Wording<N> {
  readonly text: string;
  readonly name: N;
  readonly deed: Deed;
  /** How many cards it can be said of, if that matters. */
  readonly number: GrammaticalNumber | undefined;
}

/** Every wording of a frame. */
export function wordings<F extends Frame>(
  frame: F,
  spelling: Spelling,
): readonly Wording<NameIn<F>>[] {
  return DEEDS.flatMap((deed): readonly Wording<NameIn<F>>[] => {
    // A deed has the names of frames in fields of the same name.
    const name = deed[frame] as NameIn<F> | undefined;
    return name === undefined ? [] : (["done", "does"] as const)
      .flatMap((voice) => spoken(deed[voice] ?? [], spelling[voice]))
      .map(([text, number]) => ({ text, name, deed, number }));
  });
}

function spoken(
  phrases: readonly string[],
  before: readonly Before[],
): readonly (readonly [string, GrammaticalNumber | undefined])[] {
  return phrases.flatMap((phrase) =>
    before.map(([words, form, number]) =>
      [`${words} ${inflect(phrase, form)}`.trim(), number] as const
    )
  );
}

/** Of how many cards something is said, and whose pile they get into. */
interface Said {
  readonly number?: GrammaticalNumber;
  readonly whose?: Owner | undefined;
}

/** The words that print a name in a frame. */
export function wordsFor<F extends Frame>(
  frame: F,
  name: NameIn<F>,
  spelling: Spelling,
  { number = "one", whose }: Said = {},
): string | undefined {
  const deeds = DEEDS.filter((one) => one[frame] === name);
  // Without an owner, the pile is "a player's", the last of them.
  const deed = deeds.find((one) => one.whose === whose) ?? deeds.at(-1);
  if (deed === undefined) return undefined;
  const own = deed.prints?.[frame];
  const [voice, phrase] = own !== undefined && spelling[own[0]].length > 0
    ? own
    : usual(deed, spelling);
  const fitting = spelling[voice]
    .filter(([, , own]) => own === undefined || own === number);
  return phrase && spoken([phrase], fitting)[0]?.[0];
}

/** Which of its words a deed is usually printed with. */
function usual(
  { done, does }: Deed,
  { prefers }: Spelling,
): readonly ["done" | "does", string | undefined] {
  return does === undefined || prefers === "done" && done !== undefined
    ? ["done", done?.[0]]
    : ["does", does[0]];
}
