import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Comparison, Condition, Effect, Player } from "../../ast/mod.ts";
import { didThisWay } from "../../frames/this_way.ts";
import { counting, having, isTheirs, more } from "../conditions/counting.ts";
import { held } from "../conditions/held.ts";
import { moreOrFewer, tally } from "../conditions/tally.ts";
import { bound } from "../nouns/filters.ts";
import { type Noun, noun, toQuery } from "../nouns/noun.ts";
import { anyNoun, nounPhrase, severalNouns } from "../nouns/noun_phrase.ts";
import { lookup, number, pattern, words } from "../words.ts";
import type { Chain, Clause } from "./parts/clause.ts";
import { type Piece, sequence } from "./parts/pieces.ts";

const whoWith: Rule<Player> = lookup<Player>({
  "each player with": "EACH_PLAYER",
  "each opponent with": "EACH_OPPONENT",
  "each player who has": "EACH_PLAYER",
  "each opponent who has": "EACH_OPPONENT",
});
const whoWithout: Rule<Player> = lookup<Player>({
  "each player without": "EACH_PLAYER",
  "each opponent without": "EACH_OPPONENT",
});
const whoDoes: Rule<Player> = lookup<Player>({
  "each player who": "EACH_PLAYER",
  "each opponent who": "EACH_OPPONENT",
});

/** Cards in the hand of the player mentioned before. */
const cardsInHand: Noun = noun({ selector: "all", count: "all" }, ["card"], [
  { zone: "hand", owner: "their" },
]);

const did = didThisWay("third", "past");

/** "reveals a character card", "discarded a song card this way" */
const revealed: Rule<Condition> = oneOf([
  pattern`${did} ${nounPhrase} this way`,
  pattern`${did} ${nounPhrase}`,
]).map(([what, noun]): Condition => ({
  type: "this-way",
  what,
  query: toQuery({ ...noun, owner: "their" }),
}));

const moreOrLess: Rule<Comparison> = lookup<Comparison>({
  "more": "greater-than",
  "less": "less-than",
  "fewer": "less-than",
});

const THEIR_LORE = { type: "lore", owner: "their" } as const;

/** Which players, with the condition that each of them must meet. */
const those: Rule<readonly [Player, Condition]> = oneOf<
  readonly [Player, Condition]
>([
  checked(
    pattern`${whoWith} ${tally} ${anyNoun}`,
    ([, , noun]) => isTheirs("their", noun),
  ).map(([who, tally, noun]) => [who, counting("their", noun, tally)]),
  checked(
    pattern`${whoWith} ${held}`,
    ([, noun]) => isTheirs("their", noun),
  ).map(([who, noun]) => [who, having("their", noun)]),
  pattern`${whoWith} ${tally} cards in hand`.map(([who, tally]) => [
    who,
    counting("their", cardsInHand, tally),
  ]),
  pattern`${whoWithout} ${nounPhrase}`.map(([who, noun]) => [
    who,
    counting("their", noun, { comparison: "equal", value: 0 }),
  ]),
  checked(
    pattern`${whoWith} ${moreOrFewer} ${severalNouns} than you`,
    ([, , noun]) => isTheirs("their", noun),
  ).map(([who, comparison, noun]) => [
    who,
    more(noun, "their", comparison, "you"),
  ]),
  pattern`${whoWith} ${moreOrFewer} cards in hand than you`.map((
    [who, comparison],
  ) => [who, more(cardsInHand, "their", comparison, "you")]),
  pattern`${whoDoes} ${revealed}`,
  pattern`${whoDoes} ${words("does", "did")}`.map(([who]) => [
    who,
    { type: "if-you-do", wording: { who: "they" } },
  ]),
  pattern`${whoWith} ${number} ${bound} lore`.map((
    [who, right, comparison],
  ) => [
    who,
    { type: "comparison", left: THEIR_LORE, comparison, right },
  ]),
  pattern`${whoWith} ${tally} ink drops`.map((
    [who, { comparison, value }],
  ) => [
    who,
    {
      type: "comparison",
      left: { type: "ink-drops", owner: "their" },
      comparison,
      right: value,
    },
  ]),
  pattern`${whoWith} ${moreOrLess} lore than you`.map(([who, comparison]) => [
    who,
    {
      type: "comparison",
      left: THEIR_LORE,
      comparison,
      right: { type: "lore", owner: "you" },
    },
  ]),
]);

/** "each opponent with more lore than you …", "each player who reveals …" */
export function eachPlayerWith(
  told: Rule<Chain>,
  verbFirst: Rule<Chain>,
): readonly Rule<Clause>[] {
  return [
    pattern`${those} ${told}`.map(([[player, condition], chain]): Clause => ({
      pieces: () => forEachOf(player, condition, chain("THAT_PLAYER")),
    })),
    pattern`${those} may ${verbFirst}`.map((
      [[player, condition], chain],
    ): Clause => ({
      pieces: () => {
        const effect = sequence(chain("THAT_PLAYER"));
        const chooser: Player = "THAT_PLAYER";
        const option: Effect = { type: "optional", effect, chooser };
        return [loop(player, condition, option)];
      },
    })),
  ];
}

/** Loops over what those players do; what others do after that happens once. */
function forEachOf(
  player: Player,
  condition: Condition,
  pieces: readonly Piece[],
): readonly Piece[] {
  const end = pieces.findIndex(({ effect }, at) => at > 0 && !isByThem(effect));
  const inside = end < 0 ? pieces : pieces.slice(0, end);
  const after = end < 0 ? [] : pieces.slice(end);
  return [loop(player, condition, sequence(inside)), ...after];
}

function isByThem(effect: Effect): boolean {
  const { player, by, chosenBy, chooser } = effect as Actors; // If present.
  return [player, by, chosenBy, chooser].includes("THAT_PLAYER");
}

/** The fields of effects that name an acting player. */
interface Actors {
  readonly player?: Player;
  readonly by?: Player;
  readonly chosenBy?: Player;
  readonly chooser?: Player;
}

function loop(player: Player, condition: Condition, effect: Effect): Piece {
  return {
    effect: { type: "for-each-player", player, condition, effect },
    join: ".",
  };
}
