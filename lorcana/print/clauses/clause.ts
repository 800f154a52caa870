import type {
  EffectName,
  EffectOf,
  Effects,
  Player,
  Target,
} from "../../ast/mod.ts";
import { isWithYou, oneOfThem } from "../../ast/player_traits.ts";
import { same } from "../../ast/same.ts";
import { queryOf } from "../../ast/target_names.ts";
import { withoutHere } from "../../ast/without_here.ts";
import { withS } from "../../lexicon/inflect.ts";
import { blank } from "../text/blanks.ts";
import { base, playerWords, third, type Verb } from "../nouns/players.ts";
import { inChallenge, withoutChallenge } from "../nouns/in_challenge.ts";
import { isPlural, isPronoun, printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** An action of a player. */
export interface ActClause {
  readonly kind: "act";
  readonly who: Player;
  readonly say: (verb: Verb) => string;
  /** Whether to print "you" instead of the imperative. */
  readonly you?: true;
}

/** What cards do or undergo. */
export interface CardsClause {
  readonly kind: "cards";
  readonly target: Target;
  /** "get" and "gain" are printed once for several objects. */
  readonly verb?: "get" | "gain" | "lose";
  readonly thing: (verb: Verb) => string;
  /** Its limits: "for each card in your hand", "this turn". */
  readonly limits: () => readonly string[];
}

/** Text without variable parts. */
export interface WholeClause {
  readonly kind: "whole";
  readonly text: string;
}

/** A printed effect, before its position in the sentence is known. */
export type Clause = ActClause | CardsClause | WholeClause;

/** A printer for each effect of a map; all are required. */
export type Printers<M = Effects> = {
  readonly [K in keyof M & EffectName]: (
    effect: EffectOf<K>,
    voice: Voice,
  ) => Clause;
};

/** The clause for an action of a player. */
export function act(
  who: Player,
  say: (verb: Verb) => string,
  you?: true,
): ActClause {
  return { kind: "act", who, say, ...(you === undefined ? {} : { you }) };
}

/** The clause for a finished text. */
export function whole(text: string): WholeClause {
  return { kind: "whole", text };
}

/** An independent clause; `said` is who acted in the previous clause. */
export function free(clause: Clause, voice: Voice, said?: Player): string {
  if (clause.kind === "whole") return clause.text;
  if (clause.kind === "cards") return cards([clause], voice);
  const { who, say, you } = clause;
  const { subject, verb } = playerWords(who);
  if (said !== undefined && isAgain(who, said) && !you) {
    return say(playerWords(said).verb);
  }
  if (who === "CONTROLLER" && !you && (said === undefined || said === who)) {
    return say(base);
  }
  return `${subject} ${say(verb)}`;
}

/** Whether a player acted before; "they" can be one of several, or chosen. */
export function isAgain(
  who: Player | undefined,
  said: Player | undefined,
): boolean {
  return said !== undefined &&
    (same(who, said) || who === "THAT_PLAYER" && oneOfThem(said) === who ||
      who === "YOU_AND_THAT_PLAYER" && isWithYou(said));
}

/** A clause after "may", "to" or a cost, with the verb in its base form. */
export function afterMay(clause: Clause, voice: Voice, who: Player): string {
  if (clause.kind === "whole") return clause.text;
  if (clause.kind === "cards") return given([clause], voice);
  return isAgain(clause.who, who)
    ? clause.say(base)
    : `have ${objectWords(clause.who)} ${clause.say(base)}`;
}

/** The predicates of one subject: "gets +2 {S} and gains Evasive this turn". */
export function cards(list: readonly CardsClause[], voice: Voice): string {
  const [first] = list;
  if (first === undefined) return "";
  const verb = isPronoun(first.target)
    ? agreeing
    : isPlural(first.target)
    ? base
    : third;
  // "Characters get +1 {S} while here", but "your characters here".
  const { target: whole, filter } = withoutChallenge(first.target);
  const { target, here } = withoutHere(whole);
  const isAnyone = here && isEveryone(target);
  const subject = printTarget(
    isAnyone ? target : whole,
    voice,
    // "Whenever you play a song, characters …" would read as a list.
    !here && isAll(first.target) ? "all" : "subject",
  );
  return phrase(
    subject,
    predicates(list, verb),
    isAnyone ? "while here" : undefined,
    filter && `while ${inChallenge(filter, voice)}`,
  );
}

const agreeing: Verb = (base) => blank("does", `${base}/${withS(base)}`);

/** Whether the target is a noun alone: "characters". */
function isAll(target: Target): boolean {
  const query = queryOf(target);
  return isEveryone(target) && query?.filter === undefined &&
    !query?.excludeSelf;
}

function isEveryone(target: Target): boolean {
  const query = queryOf(target);
  return query?.selector === "all" && query.owner === "any";
}

/** "give chosen character +2 {S} this turn" */
export function given(list: readonly CardsClause[], voice: Voice): string {
  const [first] = list;
  if (first === undefined) return "";
  const cards = printTarget(first.target, voice, "object");
  // Actions cannot be given: "have them deal 2 damage".
  return list.some(({ verb }) => verb === undefined)
    ? `have ${cards} ${predicates(list, base)}`
    : `give ${cards} ${limited(list, (clause) => clause.thing(base))}`;
}

function predicates(list: readonly CardsClause[], verb: Verb): string {
  return limited(list, (clause, before) => {
    const { verb: own } = clause;
    const words = clause.thing(verb);
    if (own === undefined) return words;
    return before?.verb === own ? words : `${verb(own)} ${words}`;
  });
}

const IF_ABLE = "if able";

/** Joins predicates; a limit that all share is printed once, at the end. */
function limited(
  list: readonly CardsClause[],
  say: (clause: CardsClause, before: CardsClause | undefined) => string,
): string {
  // The subject comes first: pronouns in things and limits refer to it.
  const things = list.map((clause, at) => say(clause, list[at - 1]));
  const all = list.map(({ limits }) => limits());
  const shared =
    all[0]?.filter((limit) => all.every((limits) => limits.includes(limit))) ??
      [];
  // "if able" follows the shared limits.
  const last = all.at(-1)?.includes(IF_ABLE) ? [IF_ABLE] : [];
  const said = [...shared, ...last];
  const words = things.map((thing, at) =>
    [thing, ...all[at]?.filter((limit) => !said.includes(limit)) ?? []]
      .join(" ")
  );
  const oneVerb = list.every(({ verb }) =>
    verb !== undefined && verb === list[0]?.verb
  );
  const joined = words.length > 2 && oneVerb
    ? `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`
    : words.join(" and ");
  return [joined, ...shared.filter((limit) => limit !== IF_ABLE), ...last]
    .join(" ");
}

/** "them", after "have". */
function objectWords(who: Player): string {
  const { subject } = playerWords(who);
  return subject === "they" ? "them" : subject;
}
