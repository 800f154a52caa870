import {
  type CardPredicate,
  type CardPredicates,
  type Operator,
  type Predicate,
  variant,
} from "../ast/internal.ts";
import { isNounOf, isSimple } from "./card_shape.ts";
import { printBound, printComparison } from "./operator.ts";
import { type Phrase, phrase, unwritable, variable } from "./phrase.ts";
import { byTag, printWith } from "./printers.ts";

/** With an article, without one, or more than one. */
export type NounForm = "one" | "bare" | "many";

/** A noun in all its forms. */
export type NounForms = Readonly<Record<NounForm, string>>;

const CHARACTER: NounForms = {
  one: "a character",
  bare: "character",
  many: "characters",
};
const CARD: NounForms = { one: "a card", bare: "card", many: "cards" };
const EVENT: NounForms = { one: "an event", bare: "event", many: "events" };

interface Context {
  readonly form: NounForm;
  /** What a character is called: "an ally". */
  readonly character: NounForms;
  /** Whether a description of the card follows. */
  readonly described: boolean;
  /** Whether it is counted: "the number of allied characters". */
  readonly counted: boolean;
  readonly printTarget: PrintTarget;
}

/** Prints what an event could dissolve. */
export type PrintTarget = (target: Predicate) => Phrase;

/** What kind of card: "a character with cost {e} or less". */
export function printCard(
  card: CardPredicate,
  form: NounForm,
  printTarget: PrintTarget,
  character: NounForms = CHARACTER,
): Phrase {
  return print(card, {
    form,
    character,
    described: false,
    counted: false,
    printTarget,
  });
}

function print(card: CardPredicate, context: Context): Phrase {
  const printed = printWith<CardPredicates, Context>(printers, card, context);
  if (context.described) return printed;
  const target = eventAtBottom(card);
  return target === undefined || hasSaidIt(card) ? printed : behind(
    card,
    printed,
    phrase`which could {dissolve} ${context.printTarget(target)}`,
    context,
  );
}

/**
 * Whether an event has said what it could dissolve itself: by its own words or
 * behind a simple "{fast}". Else it is said after its descriptions.
 */
function hasSaidIt(card: CardPredicate): boolean {
  const [tag] = variant<CardPredicates>(card);
  return tag === "CouldDissolve" || (tag === "Fast" && isSimple(card));
}

const printers = byTag<CardPredicates, Context>({
  Card: (_, { form }) => CARD[form],
  Character: (_, { form, character }) => character[form],
  Event: (_, { form }) => EVENT[form],
  CharacterType: (type, { form }) => variable(SUBTYPES[form], type),
  NotCharacterType: (type, { form, character }) =>
    form === "many"
      ? phrase`${character.many} that are not ${
        variable("plural-subtype", type)
      }`
      : phrase`${character[form]} that is not ${variable("a-subtype", type)}`,
  CharacterWithSpark: ([spark, operator], { form, character }) =>
    phrase`${character[form]} with spark ${printBound("s", spark, operator)}`,
  CharacterWithMaterializedAbility: (_, { form, character }) =>
    form === "many"
      ? phrase`${character.many} with {materialized} abilities`
      : phrase`${character[form]} with a {materialized} ability`,
  CharacterWithMultiActivatedAbility: (_, { form, character }) =>
    form === "many"
      ? phrase`${character.many} with activated abilities`
      : phrase`${character[form]} with an activated ability`,
  CardWithCost: ({ target, cost_operator, cost }, context) =>
    describe(
      target,
      context,
      phrase`cost ${printBound("e", cost, cost_operator)}`,
    ),
  CharacterWithCostComparedToControlled: (card, context) => {
    const counted = print(card.count_matching, {
      ...context,
      form: "many",
      character: CHARACTER,
      described: false,
      counted: true,
    });
    return withCost(phrase`the number of allied ${counted}`)(card, context);
  },
  CharacterWithCostComparedToAbandoned: withCost("the abandoned ally's cost"),
  CharacterWithCostComparedToVoidCount: withCost(
    "the number of cards in your void",
  ),
  CharacterWithSparkComparedToAbandoned: withSpark("that ally's spark"),
  CharacterWithSparkComparedToAbandonedCountThisTurn: withSpark(
    "the number of allies abandoned this turn",
  ),
  CharacterWithSparkComparedToEnergySpent: withSpark(
    "the amount of {energy-symbol} paid",
  ),
  Fast: ({ target }, context) => {
    if (context.described || !isSimple(target)) {
      return describe(target, context, "{fast}");
    }
    const { form } = context;
    return form === "one"
      ? phrase`a {fast} ${print(target, { ...context, form: "bare" })}`
      : phrase`{fast} ${print(target, context)}`;
  },
  CouldDissolve: ({ target }, { form, described, printTarget }) =>
    described
      ? EVENT[form]
      : phrase`${EVENT[form]} which could {dissolve} ${printTarget(target)}`,
});

const SUBTYPES = {
  one: "a-subtype",
  bare: "subtype",
  many: "plural-subtype",
} as const;

interface ComparedCost {
  readonly target: CardPredicate;
  readonly cost_operator: Operator;
}

/** "with cost less than …" */
function withCost(other: Phrase): Print<ComparedCost> {
  return ({ target, cost_operator }, context) =>
    describe(
      target,
      context,
      phrase`cost ${printComparison("e", cost_operator)} ${other}`,
    );
}

interface ComparedSpark {
  readonly target: CardPredicate;
  readonly spark_operator: Operator;
}

/** "with spark less than …" */
function withSpark(other: Phrase): Print<ComparedSpark> {
  return ({ target, spark_operator }, context) =>
    describe(
      target,
      context,
      phrase`spark ${printComparison("s", spark_operator)} ${other}`,
    );
}

type Print<T> = (card: T, context: Context) => Phrase;

/** Says more about a card: "with cost {e} or less". */
function describe(
  card: CardPredicate,
  context: Context,
  description: Phrase,
): Phrase {
  const printed = print(card, { ...context, described: true });
  return behind(card, printed, phrase`with ${description}`, context);
}

/** More about a card; what is counted before would take it for itself. */
function behind(
  card: CardPredicate,
  printed: Phrase,
  more: Phrase,
  context: Context,
): Phrase {
  const counted = countedBy(card);
  if (counted === undefined) return phrase`${printed} ${more}`;
  const said = phrase`${printed} but ${more}`;
  return context.counted || goesOnAfterBut(counted)
    // What counts cards has parts, so that it is an object.
    ? unwritable("nested-description", card as object, said)
    : said;
}

/** The cards that the description said last counts. */
function countedBy(card: CardPredicate): CardPredicate | undefined {
  const [tag, payload] = variant<CardPredicates>(card);
  return tag === "CharacterWithCostComparedToControlled"
    ? payload.count_matching
    : undefined;
}

/** What the event at the bottom of descriptions could dissolve. */
function eventAtBottom(card: CardPredicate): Predicate | undefined {
  const [tag, payload] = variant<CardPredicates>(card);
  if (tag === "CouldDissolve") return payload.target;
  return payload !== undefined && typeof payload === "object" &&
      "target" in payload
    ? eventAtBottom(payload.target as CardPredicate) // Not a CouldDissolve.
    : undefined;
}

/** Whether "but" after a card would go on about what it could dissolve. */
function goesOnAfterBut(card: CardPredicate): boolean {
  const target = eventAtBottom(card);
  const counted = countedBy(card);
  if (target === undefined) {
    return counted !== undefined && goesOnAfterBut(counted);
  }
  return !isNounOf(target);
}
