import type {
  Amount,
  Condition,
  CountedAmount,
  Duration,
  Effect,
  Filter,
  NodeSpan,
  Target,
} from "../../ast/mod.ts";
import { expanded, shortened } from "../../ast/target_names.ts";
import { times } from "../amounts/amounts.ts";
import { withSpan } from "../spanned.ts";

type State = "exerted" | "ready" | "damaged";

/** What stands behind a predicate and limits it. */
export interface Limits {
  readonly duration?: Duration;
  readonly forEach?: CountedAmount;
  readonly maximum?: number;
  readonly ifAble?: true;
  readonly here?: true;
  /** "while exerted" */
  readonly state?: State;
  readonly condition?: Condition;
}

/** What cards do or suffer: an effect, once it is known which cards. */
export interface Predicate {
  readonly build: (target: Target, limits: Limits) => Effect;
  readonly limits: Limits;
  /** Where it stands, its subject excluded; only on request. */
  readonly span?: NodeSpan;
}

/** The predicates of one subject; limits of the last hold for those before it. */
export function predicates(
  target: Target,
  list: readonly Predicate[],
): readonly Effect[] {
  return list.map(({ build, limits, span }, at) => {
    const shared = at === list.length - 1
      ? limits
      : inherit(limits, list.slice(at + 1));
    const built = build(placed(target, shared), shared);
    const made = span === undefined ? built : withSpan(built, span);
    const condition = shared.condition ?? ownState(target, shared);
    return condition === undefined
      ? made
      : { type: "conditional", condition, then: made };
  });
}

const STATES: { readonly [S in State]: Condition } = {
  exerted: { type: "is-exerted" },
  ready: { type: "is-ready" },
  damaged: { type: "has-any-damage" },
};

/** "while exerted" of this card alone is a condition. */
function ownState(target: Target, { state }: Limits): Condition | undefined {
  return state !== undefined && target === "SELF" ? STATES[state] : undefined;
}

/** The limits, with those that the predicates behind bring and these lack. */
function inherit(limits: Limits, behind: readonly Predicate[]): Limits {
  return behind.reduce<Limits>(
    (known, { limits: { ifAble: _, ...more } }) => ({ ...more, ...known }),
    limits,
  );
}

/** "while here" says where the cards are, "while exerted" which of them. */
function placed(target: Target, { here, state }: Limits): Target {
  if (here === undefined && state === undefined) return target;
  const query = expanded(target);
  if (typeof query === "string" || !("selector" in query)) return target;
  const more: Filter[] = [];
  if (state !== undefined) more.push({ type: state });
  if (here) more.push({ type: "same-location-as-source" });
  return shortened({ ...query, filter: [...query.filter ?? [], ...more] });
}

/** A number, times what is counted. */
export function multiplied(
  amount: Amount,
  { forEach, maximum }: Limits,
): Amount {
  const value = times(amount, forEach);
  return maximum === undefined ? value : { type: "clamp", value, max: maximum };
}
