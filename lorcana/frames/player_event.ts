import { oneOf, type Rule } from "../../combinators/mod.ts";
import type {
  ChosenFor,
  Target,
  Trigger,
  TriggerEvent,
  TriggerRestriction,
} from "../ast/mod.ts";
import { withoutHere } from "../ast/without_here.ts";
import { keywordName } from "../grammar/nouns/filters.ts";
import { target } from "../grammar/triggers/any_cards.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { song } from "../grammar/triggers/song.ts";
import { cardsOf } from "../grammar/triggers/subject.ts";
import { fixed, number, pattern, words } from "../grammar/words.ts";
import type { By } from "../lexicon/actors.ts";
import { DEEDS } from "../lexicon/deeds.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { subjectWords } from "../print/triggers/subject.ts";
import { byActor, printActor } from "./by_actor.ts";
import {
  be,
  type Doing,
  doing,
  is,
  printDoing,
  then,
  withObject,
} from "./doing.ts";

/** The purposes that cards are chosen for; the first of each is printed. */
const PURPOSES: readonly (readonly [ChosenFor, ...texts: string[]])[] = [
  ["action-or-ability", "an action or ability", "actions and abilities"],
  ["action", "an action"],
  ["ability", "an ability"],
];

const purpose: Rule<ChosenFor> = oneOf(
  PURPOSES.map(([name, ...texts]) => words(...texts).as(name)),
);

/** "an opponent's action", "an opponent for an action" */
const byOpponents: Rule<ChosenFor> = oneOf(
  PURPOSES.flatMap(([name, text]) => [
    fixed(`an opponent's ${text?.replace("an ", "")}`).as(name),
    fixed(`an opponent for ${text}`).as(name),
  ]),
);

function chosenFor(by: ChosenFor): Pick<Event, "restrictions"> {
  return { restrictions: [{ type: "chosen-for", by }] };
}

/** "is chosen by an opponent" */
export const chosenDoings: readonly Rule<Doing>[] = [
  doing(then(is, "chosen by an opponent"), "be-chosen", { by: "opponent" }),
  withObject(pattern`${is} chosen by ${byOpponents}`, "be-chosen", (what) => ({
    by: "opponent",
    ...chosenFor(what),
  })),
  withObject(pattern`${is} chosen for ${purpose}`, "be-chosen", chosenFor),
];

const moves = byActor("move");
const removes = byActor("remove");
const uses = byActor("use");

/** What players do to cards: "you banish a character". */
export const playerEvents: readonly Rule<Event>[] = [
  ...DEEDS.flatMap(({ done: [verb] = [], event, players }) =>
    players && verb && event && event !== "play"
      ? [
        pattern`${byActor(verb)} ${target}`.map(([by, on]) =>
          happens(event, on, { by })
        ),
      ]
      : []
  ),
  pattern`${byActor("sing")} ${song}`.map(([by, { filters }]) => ({
    event: "sing",
    on: cardsOf(by, "character"),
    by,
    what: "song",
    ...(filters.length === 0
      ? {}
      : { restrictions: [{ type: "song", filters }] }),
  })),
  pattern`you exert ${target} to sing a song`.map(([on]) =>
    happens("sing", on)
  ),
  pattern`damage ${is} removed from ${target}`.map(([, on]) =>
    happens("remove-damage", on)
  ),
  pattern`${removes} damage from ${target}`.map(([by, on]) =>
    happens("remove-damage", on, { by })
  ),
  pattern`${removes} ${number} or more damage from ${target}`.map((
    [by, value, on],
  ) =>
    happens("remove-damage", on, {
      by,
      restrictions: [{ type: "amount", comparison: "greater-or-equal", value }],
    })
  ),
  pattern`${moves} ${target}`.map(([by, on]) => moved(on, by)),
  pattern`${moves} ${target} from another location`.map(([by, on]) =>
    moved(on, by, [{ type: "from-another-location" }])
  ),
  pattern`${moves} ${target} to ${target}`.map(([by, on, at]) =>
    happens("move", on, { by, at })
  ),
  pattern`${uses} the ${keywordName} ability of ${target}`.map((
    [by, what, on],
  ) => happens("use-ability", on, { by, what })),
  pattern`${uses} ${target}'s ${keywordName} ability`.map(([by, on, what]) =>
    happens("use-ability", on, { by, what })
  ),
  pattern`${byActor("choose")} ${target} for ${purpose}`.map((
    [by, on, what],
  ) => happens("be-chosen", on, { by, ...chosenFor(what) })),
];

/** "you move a character here" */
function moved(
  on: Target,
  by: By,
  restrictions: readonly TriggerRestriction[] = [],
): Event {
  const { target, here } = withoutHere(on);
  return happens("move", target, {
    by,
    restrictions,
    ...(here ? { at: "THIS_LOCATION" } : {}),
  });
}

type Words = (trigger: Trigger, voice: Voice) => string;

/** The words for what players do to cards. */
export const playerWords = {
  "remove-damage": (trigger, voice) => {
    const { by, restrictions = [] } = trigger;
    const cards = subjectWords(trigger, voice);
    if (by === undefined) return `damage is removed from ${cards}`;
    const amount = restrictions.find((one) => one.type === "amount");
    return phrase(
      printActor(trigger, by, "remove"),
      amount && `${amount.value} or more`,
      `damage from ${cards}`,
    );
  },
  "be-chosen": (trigger, voice) => {
    const { by, restrictions = [] } = trigger;
    const found = restrictions.find((one) => one.type === "chosen-for");
    if (found === undefined) {
      return `${subjectWords(trigger, voice)} is chosen by an opponent`;
    }
    const what = PURPOSES.find(([name]) => name === found.by)?.[1];
    return by === undefined
      ? printDoing(
        trigger,
        voice,
        (number) => `${be(number)} chosen for ${what}`,
      )
      : `${printActor(trigger, by, "choose")} ${
        subjectWords(trigger, voice)
      } for ${what}`;
  },
  "use-ability": (trigger, voice) =>
    `${
      printActor(trigger, trigger.by ?? "you", "use")
    } the ${trigger.what} ability of ${subjectWords(trigger, voice)}`,
  "move": (trigger, voice) => {
    const { by, at } = trigger;
    const where = at === "THIS_LOCATION"
      ? "here"
      : at && `to ${printTarget(at, voice, "object")}`;
    return by === undefined
      ? printDoing(
        trigger,
        voice,
        (number) => phrase(number === "one" ? "moves" : "move", where),
      )
      : phrase(
        printActor(trigger, by, "move"),
        subjectWords(trigger, voice),
        where,
      );
  },
} satisfies { readonly [E in TriggerEvent]?: Words };
