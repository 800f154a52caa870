import { checked, many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Effect, NodeSpan, Quote, Target } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";
import { queryOf } from "../../ast/target_names.ts";
import { granted } from "../effects/ability.ts";
import { gained } from "../effects/keyword.ts";
import {
  AT_START,
  type Limits,
  limits,
  NO_LIMITS,
} from "../effects/parts/limits.ts";
import type { Predicate } from "../effects/parts/production.ts";
import { limiting } from "../effects/restriction.ts";
import { forbiddenToCards, severalRestrictions } from "../../frames/cannot.ts";
import { classified } from "../effects/property.ts";
import { change } from "../effects/stat.ts";
import { spanned, withSpan } from "../spanned.ts";
import { cannot } from "../verbs.ts";
import { lookup, pattern } from "../words.ts";
import { isFilterOf, ownState, placed } from "./state_filters.ts";

/** A predicate with the limits after it. */
export interface Limited {
  readonly predicate: Predicate;
  readonly limits: Limits;
  /** The verb is omitted: it is that of the previous predicate. */
  readonly bare?: true;
  /** Only a comma stands before it. */
  readonly comma?: true;
  /** Its span without the subject, if spans are requested. */
  readonly span?: NodeSpan;
}

const forbidding: Rule<Predicate> = forbiddenToCards.map(limiting);

const mark: Rule<Pick<Limited, "comma">> = lookup<Pick<Limited, "comma">>({
  "and": {},
  ",": { comma: true },
  ", and": {},
});

/** The predicates of one subject: "gets +2 {S} and gains Evasive this turn". */
export function predicateList(
  predicate: Rule<Predicate>,
  quoted: Rule<Quote>,
): Rule<readonly Limited[]> {
  const full = oneOf<Predicate>([
    predicate,
    pattern`also ${predicate}`.map(([predicate]) => predicate),
  ]);
  return oneOf<readonly Limited[]>([
    // After "and", the verb can be omitted: "gets +1 {S} and +1 {W}".
    listOf(limitedBy(full), [limitedBy(full), bare(given(quoted))]),
    pattern`${cannot} ${neither} ${limits}`.map((
      [, predicates, limits],
    ) => predicates.map((predicate) => ({ predicate, limits }))),
  ]);
}

/** "quest or sing", "quest, challenge, or sing", after "can't". */
const neither: Rule<readonly Predicate[]> = oneOf<readonly Predicate[]>([
  pattern`${forbidding} or ${forbidding}`,
  pattern`${forbidding}, ${forbidding}, or ${forbidding}`,
  severalRestrictions.map((list) => list.map(limiting)),
]);

/** The objects of "give": "+2 {S}", "Challenger +2". */
export function givenList(quoted: Rule<Quote>): Rule<readonly Limited[]> {
  return listOf(limitedBy(given(quoted)), [limitedBy(given(quoted))]);
}

/** "and Ward": the verb before it says whether it is gained or lost. */
function bare(rule: Rule<Predicate>): Rule<Limited> {
  return limitedBy(rule).map((limited) => ({ ...limited, bare: true }));
}

function given(quoted: Rule<Quote>): Rule<Predicate> {
  return oneOf<Predicate>([change, gained, granted(quoted), classified]);
}

function listOf(
  first: Rule<Limited>,
  others: readonly Rule<Limited>[],
): Rule<readonly Limited[]> {
  const next = pattern`${mark} ${oneOf(others)}`;
  return pattern`${first} ${many(next)}`.map(([first, others]) => [
    first,
    ...others.map(([mark, one]) => mark.comma ? { ...one, ...mark } : one),
  ]);
}

function limitedBy(rule: Rule<Predicate>): Rule<Limited> {
  const whole = pattern`${rule} ${limits}`.map((
    [predicate, limits],
  ): Limited => ({ predicate, limits }));
  return spanned(checked(whole, isLimited), withSpan);
}

/** Rejects "gains Ward for each item": every limit must change the effect. */
function isLimited({ predicate, limits }: Limited): boolean {
  if (limits === NO_LIMITS) return true;
  return MUST_CHANGE.every((name) => {
    if (limits[name] === undefined) return true;
    const { [name]: _, ...others } = limits;
    return !same(predicate("SELF", limits), predicate("SELF", others));
  });
}

const MUST_CHANGE = ["forEach", "maximum", "ifAble", "duration"] as const;

/** The effects on one subject; predicates inherit the limits of later ones. */
export function effectsOn(
  target: Target,
  list: readonly Limited[],
): readonly Effect[] {
  const behind = limitsBehind(list);
  let last: Effect | undefined;
  let isOther = isPicked(target);
  return list.map(({ predicate, limits, span, bare }, at) => {
    const subject = at > 0 && isOther ? EARLIER : target;
    const isAlone = list.length === 1 || isOnItsOwn(predicate(subject, limits));
    const shared = isAlone
      ? limits
      : { ...sharedWith(limits, behind[at]), ...limits };
    const said = predicate(placed(subject, shared), shared);
    const built = bare && last?.type === "lose-keyword" ? lost(said) : said;
    last = built;
    isOther ||= isLost(built);
    const made = inPlay(
      span === undefined ? built : withSpan(built, span),
      shared,
    );
    const condition = isFilterOf(target, shared)
      ? undefined
      : shared.condition ?? ownState(target, shared);
    if (condition === undefined) return made;
    const isWhile = shared.isWhile || shared.condition === undefined;
    return {
      type: "conditional",
      condition,
      then: made,
      ...(isWhile ? { wording: { while: true } } : {}),
    };
  });
}

/** "can move here for free and gain Ward while here": shares no limits. */
function isOnItsOwn(effect: Effect): boolean {
  return effect.type === "move-cost-reduction" ||
    effect.type === "restriction" &&
      effect.restriction === "enters-play-exerted";
}

/** "Characters with Ward lose Ward and …": then the query matches none. */
function isLost(effect: Effect): boolean {
  if (effect.type !== "lose-keyword") return false;
  const { keyword } = effect;
  const full = queryOf(effect.target);
  return full?.filter?.some((one) =>
    one.type === "has-keyword" && one.keyword === keyword
  ) === true;
}

/** A predicate with limits of its own inherits only the duration. */
function sharedWith(own: Limits, behind: Limits = {}): Limits {
  if (Object.keys(own).length === 0) return behind;
  const { duration } = behind;
  return duration === undefined ? {} : { duration };
}

/** "They can't ready at the start of their turn while this item is in play." */
function inPlay(effect: Effect, { inPlay }: Limits): Effect {
  return inPlay
    ? { type: "lasting", duration: "while-in-play", effect }
    : effect;
}

/** "loses Evasive and Ward": Ward is lost, too. */
function lost(effect: Effect): Effect {
  if (effect.type !== "gain-keyword") return effect;
  const { keyword, target, duration } = effect;
  return {
    type: "lose-keyword",
    keyword,
    target,
    ...(duration === undefined ? {} : { duration }),
  };
}

/** Refers back to the subject, so that it is not picked again. */
const EARLIER: Target = { ref: "previous-target" };

/** Whether somebody picks the cards from several. */
function isPicked(target: Target): boolean {
  const full = queryOf(target);
  return full !== undefined &&
    full.selector !== "all";
}

const NOTHING_BEHIND: readonly Limits[] = [{}];

/** For each predicate, the limits of those after it; the nearest one wins. */
function limitsBehind(list: readonly Limited[]): readonly Limits[] {
  if (list.length === 1) return NOTHING_BEHIND;
  const found: Limits[] = [];
  let behind: Limits = {};
  for (const { limits, predicate } of list.toReversed()) {
    found.push(behind);
    behind = { ...behind, ...shared(limits, predicate) };
  }
  return found.reverse();
}

/** Limits that earlier predicates inherit: not "at the start of" a turn. */
function shared(limits: Limits, predicate: Predicate): Limits {
  const { ifAble: _, duration, ...more } = limits;
  const isItsOwn = duration === undefined || AT_START.has(duration) ||
    // "gets +1 {S} and can challenge the turn he's played": one phrase.
    duration === "turn-played" &&
      predicate("SELF", limits).type === "grant-ability";
  return isItsOwn ? more : { ...more, duration };
}
