import { isCountedAmount } from "../../ast/amount.ts";
import { isInstead } from "../../ast/clauses/conditional.ts";
import type {
  Effect,
  EffectOf,
  Query,
  Reference,
  Target,
} from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { shortened } from "../../ast/target_names.ts";
import { type Visit, walk } from "../../ast/walk.ts";
import {
  type Antecedents,
  mentioned,
  noteDone,
  notePlayer,
} from "./antecedents.ts";
import { branches, ofChooser, options } from "./branches.ts";
import { checkAmount } from "./check_amount.ts";
import { noteDoer } from "./doers.ts";
import { isOpen, noteGone } from "./gone.ts";
import { FRAMES } from "./done.ts";
import { exceptSpokenOf, exceptSubject, thanThisCard } from "./except.ts";
import {
  askedAnywhere,
  isImpossibleForThem,
  isImpossibleThere,
} from "./impossible.ts";
import {
  eachPlayer,
  isByEach,
  isGroup,
  isHowPlayed,
  isOfNothing,
  isPlayedSelf,
  isReference,
} from "./kinds.ts";
import { eachOther, meant, playerOf, thatPlayer } from "./meant.ts";
import {
  noteCost,
  noteEffect,
  noteFilter,
  noteNode,
  notePaid,
  noteTrigger,
} from "./note.ts";
import { noteOwner, ofTheirPlayer } from "./note_players.ts";
import { isDangling, isOfOthers } from "./quotes.ts";
import { isHaving, noteCondition } from "./note_condition.ts";
import { asThisCard, withItsName, withoutSelf } from "./on_self.ts";
import { onlyNouns, severally, weaken } from "./set_aside.ts";
import { thatMuch } from "./that_much.ts";

/** Puts what each pronoun means in its place, from left to right. */
export const pronouns: Visit<Antecedents> = walk<Antecedents>((inside) => ({
  target: (node, known) => {
    if (isReference(node)) return found(meant(node, known), "target", known);
    const own = exceptSpokenOf(inside.target(node, known), known);
    const mention = mentioned(node);
    if (mention?.ref === "SELF") known.mentions.push(mention);
    else if (mention !== undefined) noteNode(mention, known);
    if (isGroup(node)) noteDone("group", known);
    return own;
  },
  aside: (node, known) => {
    if (isReference(node)) return found(meant(node, known), "aside", known);
    const own = exceptSpokenOf(inside.aside(node, known), known);
    const mention = mentioned(node);
    if (mention?.ref === "previous-target") {
      noteNode({ ...mention, aside: true }, known);
    } else if (mention !== undefined) {
      // "For each card under this character, he …"
      known.mentions.push({ ...mention, weak: true });
    }
    return own;
  },
  cards: (node, known) =>
    // Whose pile it is, the effect says; what names its cards, too.
    isReference(node)
      ? found(meant(node, known), "cards", known)
      : isPile(node)
      ? inside.query(node, known)
      : pronouns.target(node, known),
  player: (node, known) => {
    if (typeof node === "object") {
      return "that" in node ? node : playerOf(node, known);
    }
    if (node === "THAT_PLAYER") return thatPlayer(known);
    const named = node === "EACH_OTHER_PLAYER" ? eachOther(known) : node;
    if (named !== "CONTROLLER" && named !== "CARD_OWNER") {
      notePlayer(named, known);
    }
    return named;
  },
  query: (node, known) => {
    const own = inside.query(node, known);
    noteOwner(own.owner, known);
    return ofTheirPlayer(own, known);
  },
  subject: (node, known) => {
    if (!isReference(node)) {
      return withoutItself(known, () => inside.subject(node, known));
    }
    // "Whenever he challenges": a trigger may start with this card's pronoun.
    if (known.mentions.length === 0) known.mentions.push({ ref: "SELF" });
    return found(meant(node, known), "aside", known);
  },
  effect: (node, known) => {
    const { doing, instead, open } = known;
    noteDone(node.type, known);
    noteDoer(node, known);
    known.open ||= isOpen(node);
    if (isOfNothing(node, known.deeds) && !known.isPart) known.dangling = true;
    if (isImpossibleForThem(node, known)) known.dangling = true;
    if (!FRAMES.has(node.type)) known.deeds++;
    known.doing = node.type;
    // "You may remove an ink drop to play her": she is the card that says so.
    if (isPlayedSelf(node) && known.mentions.length === 0) {
      known.mentions.push({ ref: "SELF" });
    }
    known.instead = node.type === "conditional" && isInstead(node);
    const each = eachPlayer(node);
    if (each !== undefined) notePlayer(each, known);
    const said = known.mentions.length;
    const own = node.type === "grant-ability"
      ? aroundQuote(node, known)
      : node.type === "conditional" && node.else !== undefined &&
          !isInstead(node)
      ? branches(node, node.else, known, pronouns)
      : node.type === "choice" && node.wording === undefined
      ? options(node, known, pronouns)
      : node.type === "choice" && node.wording?.written !== "unless"
      ? ofChooser(node, known, pronouns)
      : inside.effect(node, known);
    noteEffect(own, known);
    if (node.type === "for-each-player" || isByEach(node)) {
      severally(known, said);
    }
    if (doing !== undefined) known.doing = doing;
    known.instead = instead;
    known.open = open;
    if (!open) noteGone(node, said, known);
    return own;
  },
  condition: (asked, known) => {
    const node = askedAnywhere(asked, known);
    // "If you used Shift to play her": nobody else was played.
    if (isHowPlayed(node) && known.mentions.length === 0) {
      known.mentions.push({ ref: "SELF" });
    }
    if (isImpossibleThere(node, known)) known.dangling = true;
    const said = known.mentions.length;
    const own = inside.condition(node, known);
    if (node.type === "turn-metric" && node.metric !== "sang-this-song") {
      onlyNouns(known, said);
    }
    noteCondition(node, known);
    if (known.instead || isHaving(node)) weaken(known, said);
    return withoutSelf(own);
  },
  trigger: (node, known) => {
    // What limits a trigger is about its cards: "while at a location".
    if (node.on !== undefined && !isReference(node.on)) {
      noteTrigger(node, known);
      return inside.trigger(node, known);
    }
    const own = inside.trigger(node, known);
    noteTrigger(node, known);
    return own.on === "SELF" ? thanThisCard(own) : own;
  },
  cost: (node, known) => {
    const { deeds } = known;
    const before = known.done.length;
    noteCost(node, known);
    const own = inside.cost(node, known);
    notePaid(known, before);
    if (node.ink === "X") noteDone("choose-number", known);
    known.deeds = deeds;
    return own;
  },
  filter: (asked, known) => {
    const node = withItsName(asked, known);
    const own = inside.filter(node, known);
    noteFilter(node, known);
    return asThisCard(own, known);
  },
  replaces: (node, known) => {
    noteDone("replaces", known);
    noteDone(node.event, known);
    known.events.push(node.event);
    if (node.event === "discard" || node.event === "draw") {
      known.mentions.push({
        ref: "trigger-subject",
        types: ["card"],
        plural: node.several === true,
      });
    }
    return inside.replaces(node, known);
  },
  amount: (node, known) => {
    const own = inside.amount(node, known);
    if (!isCountedAmount(own)) return own;
    checkAmount(own, known);
    return own.type === "trigger-amount"
      ? thatMuch(own, known)
      : exceptSubject(own, known);
  },
}));

/** "a card with the same name as that card": than the card of the event. */
function withoutItself<T>({ mentions }: Antecedents, visit: () => T): T {
  const at = mentions.findLastIndex(({ ref }) => ref === "trigger-subject");
  const own = at < 0 ? [] : mentions.splice(at, 1);
  const seen = visit();
  mentions.splice(at, 0, ...own);
  return seen;
}

/** What a reference means; where that is picked here, others can refer to it. */
function found(
  target: Reference | Query | "SELF",
  kind: "target" | "aside" | "cards",
  known: Antecedents,
): Target {
  return typeof target === "object" && "selector" in target
    ? pronouns[kind](shortened(target), known)
    : target;
}

/** Abilities in quotes were resolved on their own; what is around them is not. */
function aroundQuote(
  effect: EffectOf<"grant-ability">,
  known: Antecedents,
): Effect {
  const { ability, object } = effect;
  const target = pronouns.target(effect.target, known);
  if (
    typeof ability === "object" &&
    (isDangling(ability) || isOfOthers(ability, effect.target, known))
  ) {
    known.dangling = true;
  }
  return {
    ...effect,
    target,
    ...(object === undefined ? {} : { object: pronouns.target(object, known) }),
  };
}
