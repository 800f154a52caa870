import { isInstead } from "../../ast/clauses/conditional.ts";
import type { ForEachClauses } from "../../ast/clauses/for_each.ts";
import type {
  Condition,
  Effect,
  EffectOf,
  Player,
  Query,
} from "../../ast/mod.ts";
import { type Visit, walk } from "../../ast/walk.ts";
import { printCounter } from "../amounts/counter.ts";
import { printCondition } from "../conditions/condition.ts";
import { printNoun } from "../nouns/noun.ts";
import type { Voice } from "../text/voice.ts";
import { type Printers, whole } from "./clause.ts";
import type { Inner } from "./inner.ts";

/** "gain 1 lore for each damaged character" */
export function forEachPrinters(inner: Inner): Printers<ForEachClauses> {
  return {
    "for-each": ({ counter, effect, maximum }, voice) => {
      const words = inner.chain(effect, voice);
      return LEADS_COUNT.has(effect.type)
        ? whole(`for each ${printCounter(counter, voice)}, ${words}`)
        : whole(
          `${words} for each ${printCounter(counter, voice)}${
            maximum === undefined ? "" : `, to a maximum of ${maximum}`
          }`,
        );
    },
    "for-each-player": (effect, voice) =>
      whole(forPlayers(effect, voice, inner)),
  };
}

/** "each opponent with more lore than you …", "for each opponent, …" */
function forPlayers(
  loop: EffectOf<"for-each-player">,
  voice: Voice,
  inner: Inner,
): string {
  const { player, condition, effect, else: other } = loop;
  const without = other === undefined
    ? ""
    : `. Otherwise, ${inner.chain(other, voice)}`;
  if (condition === undefined && isByThem(effect)) {
    return inner.inside(first(effect, player), voice);
  }
  if (condition === undefined || isDoing(condition) && !isByThem(effect)) {
    return `for each ${
      condition === undefined
        ? player === "EACH_PLAYER" ? "player" : "opposing player"
        : condition.type === "if-they-do-not"
        ? "opponent who doesn't"
        : "opponent who does"
    }, ${explicit(inner.chain(effect, voice), condition !== undefined)}`;
  }
  const words = inner.chain(said.effect(effect, player), voice);
  return words.replace(
    /^each (?:opponent|player)/u,
    (who) => `${who} ${which(condition, voice)}`,
  ) + without;
}

/** Replaces "that player" in an effect with the players' name. */
export const said: Visit<Player> = walk<Player>(() => ({
  player: (node, player) => node === "THAT_PLAYER" ? player : node,
}));

/** "Each opponent reveals … They may …": names the players once. */
export function first(effect: Effect, player: Player): Effect {
  if (effect.type === "conditional" && effect.else !== undefined) {
    return { ...effect, else: first(effect.else, player) };
  }
  if (effect.type !== "sequence") return said.effect(effect, player);
  const [head, ...rest] = effect.steps;
  return head === undefined
    ? effect
    : { ...effect, steps: [said.effect(head, player), ...rest] };
}

/** Whether those players act first. */
function isByThem(effect: Effect): boolean {
  const head = effect.type === "sequence"
    ? effect.steps[0]
    : effect.type === "conditional" && isInstead(effect)
    ? effect.else
    : effect;
  return head !== undefined && Object.values(head).includes("THAT_PLAYER");
}

function isDoing({ type }: Condition): boolean {
  return type === "if-you-do" || type === "if-they-do-not";
}

/** "with more lore than you", "who revealed a character card" */
function which(condition: Condition, voice: Voice): string {
  if (condition.type === "if-you-do") return "who does";
  if (condition.type === "this-way") {
    const { what, query } = condition;
    return `who ${what} ${
      query === undefined ? "it" : card(query, voice)
    } this way`;
  }
  return `with ${printCondition(condition, voice).slice("they have ".length)}`;
}

/** "a character card", regardless of owner */
function card(query: Query, voice: Voice): string {
  const own: Query = { ...query, owner: "any", zones: ["deck"] };
  return printNoun(own, voice, "object");
}

/** Effects after which "for each" would apply only to the last part. */
const LEADS_COUNT: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "sequence",
  "optional",
  "conditional",
  "choice",
]);

/** "For each opponent who doesn't, you draw a card" needs "you". */
function explicit(text: string, needed: boolean): string {
  return needed && /^(?:draw|gain|deal|banish|return)\b/u.test(text)
    ? `you ${text}`
    : text;
}
