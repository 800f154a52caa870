import type { CardPredicate, Predicate, Predicates } from "../ast/internal.ts";
import { type NounForm, type NounForms, printCard } from "./card_predicate.ts";
import { isCharacter } from "./card_shape.ts";
import { type Phrase, phrase, variable } from "./phrase.ts";
import { byTag, printWith } from "./printers.ts";

/** Whose a card is where the text does not say it. */
export type Bare = "Any" | "Your" | "Enemy" | "YourVoid" | "Nobody";

/** "each" is one of those that are counted: "for each allied character". */
type PredicateForm = NounForm | "each";

interface Context {
  readonly form: PredicateForm;
  readonly bare: Bare;
}

/** One target: "an enemy". */
export function printTarget(target: Predicate, bare: Bare = "Any"): Phrase {
  return print(target, { form: "one", bare });
}

/** Several targets: "enemies". */
export function printTargets(target: Predicate, bare: Bare = "Any"): Phrase {
  return print(target, { form: "many", bare });
}

/** A target without its article: "enemy". */
export function printBareTarget(target: Predicate, bare: Bare = "Any"): Phrase {
  return print(target, { form: "bare", bare });
}

/** A target after "for each": "allied character". */
export function printEachTarget(target: Predicate): Phrase {
  return print(target, { form: "each", bare: "Any" });
}

/** One kind of card: "a character". */
export function printOneCard(card: CardPredicate): Phrase {
  return printKind(card, "one");
}

/** A kind of card without its article: "character". */
export function printBareCard(card: CardPredicate): Phrase {
  return printKind(card, "bare");
}

/** Cards of a kind: "characters". */
export function printCards(card: CardPredicate): Phrase {
  return printKind(card, "many");
}

function print(target: Predicate, context: Context): Phrase {
  return printWith<Predicates, Context>(printers, target, context);
}

function printKind(
  card: CardPredicate,
  form: NounForm,
  character?: NounForms,
): Phrase {
  return printCard(card, form, dissolvable, character);
}

/** What could be dissolved says whose it is, as words about the event follow. */
function dissolvable(target: Predicate): Phrase {
  return printTarget(target, "Nobody");
}

const ALLY: NounForms = { one: "an ally", bare: "ally", many: "allies" };
const ENEMY: NounForms = { one: "an enemy", bare: "enemy", many: "enemies" };
const THIS: NounForms = {
  one: "this character",
  bare: "this character",
  many: "these characters",
};
const THAT: NounForms = {
  one: "that character",
  bare: "that character",
  many: "those characters",
};

const printers = byTag<Predicates, Context>({
  This: (_, { form }) => THIS[formOf(form)],
  It: () => "it",
  Them: () => "them",
  That: (_, { form }) => THAT[formOf(form)],
  Enemy: (card, { form, bare }) =>
    bare === "Enemy"
      ? printKind(card, formOf(form))
      : enemy(card, formOf(form)),
  Another: (card, { form }) =>
    form === "each" ? printAlliedEach(card) : ally(card, form),
  Your: (card, { form, bare }) =>
    bare === "Your"
      ? printKind(card, formOf(form))
      : phrase`${printKind(card, formOf(form))} you control`,
  Any: (card, { form, bare }) =>
    bare === "Any"
      ? printKind(card, formOf(form))
      : phrase`any ${printKind(card, withoutArticle(form))}`,
  AnyOther: (card, { form }) => {
    const printed = printKind(card, withoutArticle(form));
    return form === "one"
      ? phrase`any other ${printed}`
      : phrase`other ${printed}`;
  },
  YourVoid: (card, { form, bare }) =>
    bare === "YourVoid"
      ? printKind(card, formOf(form))
      : phrase`${inVoid(card, form)} in your void`,
  EnemyVoid: (card, { form }) =>
    phrase`${inVoid(card, form)} in the opponent's void`,
});

function formOf(form: PredicateForm): NounForm {
  return form === "each" ? "bare" : form;
}

function withoutArticle(form: PredicateForm): NounForm {
  return form === "many" ? "many" : "bare";
}

/** The cards name those in a void in the plural, unless they are counted. */
function inVoid(card: CardPredicate, form: PredicateForm): Phrase {
  return printKind(card, form === "each" ? "bare" : "many");
}

function printAlliedEach(card: CardPredicate): Phrase {
  return card === "Character" ? "allied character" : ally(card, "bare");
}

function ally(card: CardPredicate, form: NounForm): Phrase {
  if (isCharacter(card)) return printKind(card, form, ALLY);
  if (form === "one" && (card === "Card" || card === "Event")) {
    return phrase`another ${printKind(card, "bare")}`;
  }
  const printed = printKind(card, withoutArticle(form));
  return form === "one"
    ? phrase`an allied ${printed}`
    : phrase`allied ${printed}`;
}

function enemy(card: CardPredicate, form: NounForm): Phrase {
  if (form === "many") {
    return card === "Character"
      ? ENEMY.many
      : phrase`enemy ${printKind(card, "many")}`;
  }
  if (typeof card === "object" && "NotCharacterType" in card) {
    const printed = phrase`non-${
      variable("subtype", card.NotCharacterType)
    } enemy`;
    return form === "one" ? phrase`a ${printed}` : printed;
  }
  if (isCharacter(card)) return printKind(card, form, ENEMY);
  const printed = printKind(card, "bare");
  return form === "one"
    ? phrase`an enemy ${printed}`
    : phrase`enemy ${printed}`;
}
