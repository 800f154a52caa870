import { isCountedAmount } from "../../ast/amount.ts";
import { isInstead } from "../../ast/clauses/conditional.ts";
import type { Effect, Query, Reference, Target } from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { shortened } from "../../ast/target_names.ts";
import { type Visit, walk } from "../../ast/walk.ts";
import { type Antecedents, noteDone, notePlayer } from "./antecedents.ts";
import { mentioned, thisCard } from "./mention.ts";
import {
  filterLastHere,
  targetLastHere,
  wereCounted,
  wereUnder,
} from "./last_here.ts";
import { branches, ofChooser, options } from "./branches.ts";
import { checkAmount } from "./check_amount.ts";
import { noteDoer } from "./doers.ts";
import { amongPlayed } from "./how_played.ts";
import { inkedNow } from "./inked_now.ts";
import { isOpen, noteGone } from "./gone.ts";
import { FRAMES } from "./done.ts";
import {
  exceptSpokenOf,
  exceptSubject,
  thanThisCard,
  withoutItself,
} from "./except.ts";
import {
  askedAnywhere,
  isImpossibleForThem,
  isImpossibleThere,
  isThisSong,
} from "./impossible.ts";
import {
  eachPlayer,
  isByEach,
  isHowPlayed,
  isPlayedSelf,
  isReference,
  lacksPrecedingEffect,
} from "./kinds.ts";
import { eachOther, meant, playerOf, thatPlayer } from "./meant.ts";
import {
  noteConcerned,
  noteCost,
  noteEffect,
  noteFilter,
  noteNode,
  notePaid,
  noteTarget,
} from "./note.ts";
import { ofEvent } from "./of_event.ts";
import { noteOwner, ofTheirPlayer } from "./note_players.ts";
import { noteReplaced, noteTrigger } from "./note_trigger.ts";
import { aroundQuote } from "./quotes.ts";
import { isHaving, noteCondition } from "./note_condition.ts";
import { spokenAgain } from "./spoken_again.ts";
import { asThisCard, withItsName, withoutSelf } from "./on_self.ts";
import { markMaybePlural, onlyNouns, weaken } from "./set_aside.ts";
import { survives } from "./survives.ts";
import { thatMuch } from "./that_much.ts";

/** Replaces each pronoun with what it means, from left to right. */
export const pronouns: Visit<Antecedents> = walk<Antecedents>((inside) => ({
  target: (node, known) => {
    if (isReference(node)) {
      return found(spokenAgain(node, known), "target", known);
    }
    const own = inside.target(targetLastHere(node, known), known);
    const others = exceptSpokenOf(own, known);
    noteTarget(node, known);
    return others;
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
    // The effect records whose pile it is and which cards it names.
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
    // "Whenever he challenges": a trigger may start with "he" for this card.
    if (known.mentions.length === 0) known.mentions.push(thisCard());
    return found(meant(node, known), "aside", known);
  },
  effect: (said, known) => {
    const node = inkedNow(said, known);
    const { type } = node; // Read once: there are so many kinds of nodes.
    const { doing, instead, open, twice } = known;
    known.twice = known.done.includes(type);
    noteDone(type, known);
    noteDoer(node, known);
    known.open ||= isOpen(node);
    if (lacksPrecedingEffect(node, known) && !known.isPart) {
      known.dangling = true;
    }
    if (isImpossibleForThem(node, known)) known.dangling = true;
    if (!FRAMES.has(type)) known.deeds++;
    known.doing = type;
    // "You may remove an ink drop to play her": this card.
    if (isPlayedSelf(node) && known.mentions.length === 0) {
      known.mentions.push(thisCard());
    }
    known.instead = node.type === "conditional" && isInstead(node) ||
      instead && type === "sequence";
    const each = eachPlayer(node);
    if (each !== undefined) notePlayer(each, known);
    const from = known.mentions.length;
    const own = parted(node, known) ?? inside.effect(node, known);
    noteEffect(own, known);
    if (type === "for-each-player" || isByEach(node)) {
      markMaybePlural(known, from);
    }
    if (doing !== undefined) {
      known.doing = doing;
      known.twice = twice;
    }
    known.instead = instead;
    known.open = open;
    const past = wereUnder(own, known);
    if (!open) noteGone(node, from, known);
    return past;
  },
  condition: (asked, known) => {
    const node = survives(askedAnywhere(asked, known), known);
    if (isImpossibleThere(node, known)) known.dangling = true;
    const said = known.mentions.length;
    const own = isHowPlayed(node)
      ? amongPlayed(known, () => inside.condition(node, known))
      : inside.condition(node, known);
    if (isThisSong(own)) known.dangling = true;
    if (node.type === "turn-metric" && node.metric !== "sang-this-song") {
      onlyNouns(known, said);
    }
    noteCondition(node, known);
    if (known.instead || isHaving(node)) weaken(known, said);
    return withoutSelf(own);
  },
  trigger: (node, known) => {
    // Restrictions refer to the trigger's cards: "while at a location".
    if (node.on !== undefined && !isReference(node.on)) {
      noteTrigger(node, known);
      return inside.trigger(node, known);
    }
    const own = inside.trigger(node, known);
    noteTrigger(own.on === "SELF" ? own : node, known);
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
    const node = withItsName(filterLastHere(asked, known), known);
    const own = inside.filter(node, known);
    noteFilter(node, known);
    return asThisCard(own, known);
  },
  replaces: (node, known) => {
    noteReplaced(node.event, node.several === true, known);
    const own = inside.replaces(node, known);
    if (node.target !== undefined) noteConcerned(node.target, known);
    return own;
  },
  amount: (node, known) => {
    const said = inside.amount(node, known);
    if (!isCountedAmount(said)) return said;
    checkAmount(said, known);
    const own = ofEvent(said, known);
    return own.type === "trigger-amount"
      ? thatMuch(own, known)
      : wereCounted(exceptSubject(own, known), known);
  },
}));

/** Resolves an effect whose parts do not follow each other, if it is one. */
function parted(node: Effect, known: Antecedents): Effect | undefined {
  switch (node.type) {
    case "grant-ability":
      return aroundQuote(node, known, pronouns);
    case "conditional":
      return node.else === undefined || isInstead(node)
        ? undefined
        : branches(node, node.else, known, pronouns);
    case "choice":
      if (node.wording === undefined) return options(node, known, pronouns);
      return node.wording.written === "unless"
        ? undefined
        : ofChooser(node, known, pronouns);
    default:
      return undefined;
  }
}

/** Resolves the query that a reference stands for, if it picks cards itself. */
function found(
  target: Reference | Query | "SELF",
  kind: "target" | "aside" | "cards",
  known: Antecedents,
): Target {
  return typeof target === "object" && "selector" in target
    ? pronouns[kind](shortened(target), known)
    : target;
}
