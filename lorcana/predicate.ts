import type {
  Amount,
  Condition,
  CountedAmount,
  Duration,
  Effect,
  Filter,
  NodeSpan,
  Target,
} from "./ast/mod.ts";
import { compact, expand } from "./compact.ts";
import { times } from "./amounts.ts";
import { withSpan } from "./spans.ts";

/** What stands behind a predicate and limits it. */
export interface Limits {
  readonly duration?: Duration;
  readonly forEach?: CountedAmount;
  readonly maximum?: number;
  readonly ifAble?: true;
  readonly here?: true;
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
    return shared.condition === undefined
      ? made
      : { type: "conditional", condition: shared.condition, then: made };
  });
}

/** The limits, with those that the predicates behind bring and these lack. */
function inherit(limits: Limits, behind: readonly Predicate[]): Limits {
  return behind.reduce<Limits>(
    (known, { limits: { ifAble: _, ...more } }) => ({ ...more, ...known }),
    limits,
  );
}

/** "while here" says where the cards are. */
function placed(target: Target, { here }: Limits): Target {
  if (here === undefined) return target;
  const query = expand(target);
  if (typeof query === "string" || !("selector" in query)) return target;
  const where: Filter = { type: "same-location-as-source" };
  return compact({ ...query, filter: [...query.filter ?? [], where] });
}

/** A number, times what is counted. */
export function multiplied(
  amount: Amount,
  { forEach, maximum }: Limits,
): Amount {
  const value = times(amount, forEach);
  return maximum === undefined ? value : { type: "clamp", value, max: maximum };
}
