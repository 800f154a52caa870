import type { StandardEffects } from "../ast/mod.ts";
import { says, type Wordings } from "./wording.ts";

/** The effects that are not said in one way alone. */
export type SpecialEffect =
  | "AbandonAndGainEnergyForSpark"
  | "BanishThenMaterialize"
  | "CopyNextPlayed"
  | "Counterspell"
  | "CounterspellUnlessPaysCost"
  | "CreateStaticAbilityUntilEndOfTurn"
  | "CreateTriggerUntilEndOfTurn"
  | "DiscardCardFromEnemyHandThenTheyDraw"
  | "EachMatchingGainsSpark"
  | "EachMatchingGainsSparkForEach"
  | "EachPlayerAbandonsCharacters"
  | "GainEnergyEqualToCost"
  | "GainsReclaim"
  | "GainsSparkForQuantity"
  | "GainsSparkUntilYourNextMainForEach"
  | "MaterializeCharacter"
  | "MaterializeCollection"
  | "MaterializeFigments"
  | "MaterializeFigmentsQuantity"
  | "MaterializeRandomFromDeck"
  | "MaterializeSilentCopy"
  | "PutCardsFromVoidOnTopOfDeck"
  | "ReturnToHand"
  | "ReturnUpToCountFromYourVoidToHand"
  | "SparkBecomes"
  | "TriggerJudgmentAbility";

const target = { target: "target" } as const;

/** How each of the others is read and written. */
export const effectWordings: Wordings<Omit<StandardEffects, SpecialEffect>> = {
  AbandonAtEndOfTurn: says`abandon ${target} at end of turn`,
  BanishCardsFromEnemyVoid: says`{banish} ${{
    count: "cards",
  }} from the opponent's void`,
  BanishCharacter: says`{banish} ${target}`,
  BanishCharacterUntilLeavesPlay: says`{banish} ${target} until ${{
    until_leaves: "bareTarget",
  }} leaves play`,
  BanishCollection: says`{banish} ${"collected"}`,
  BanishEnemyVoid: says`{banish} the opponent's void`,
  BanishUntilNextMain: says`{banish} ${target} until your next main phase`,
  BanishWhenLeavesPlay: says`{banish} ${target} when it leaves play`,
  Copy: says`copy ${target}`,
  DisableActivatedAbilitiesWhileInPlay:
    says`disable the activated abilities of ${target} while this character is in play`,
  DiscardCardFromEnemyHand: says`discard a chosen ${{
    predicate: "bareCard",
  }} from the opponent's hand`,
  DiscardCards: says`discard ${{ count: "discards" }}`,
  Discover: says`{Discover} ${{ predicate: "oneCard" }}`,
  DiscoverAndThenMaterialize: says`{Discover} ${{
    predicate: "oneCard",
  }} and {materialize} it`,
  DissolveCharacter: says`{dissolve} ${target}`,
  DissolveCharactersCount: says`{dissolve} ${"collected"}`,
  DissolveCharactersQuantity: says`{dissolve} all ${{
    target: "targets",
  }} with cost less than or equal to the number of ${{
    quantity: "quantities",
  }}`,
  DrawCards: says`draw ${{ count: "cards" }}`,
  DrawCardsForEach: says`draw ${{ count: "cards" }} for each ${{
    for_each: "quantity",
  }}`,
  DrawMatchingCard: says`draw ${{ predicate: "oneCard" }} from your deck`,
  EachPlayerDiscardCards: says`each player discards ${{ count: "discards" }}`,
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws:
    says`each player shuffles their hand and void into their deck and then draws ${{
      count: "cards",
    }}`,
  EnemyGainsPoints: says`the opponent gains ${{ count: "points" }}`,
  EnemyGainsPointsEqualToItsSpark:
    says`the opponent gains points equal to its spark`,
  EnemyLosesPoints: says`the opponent loses ${{ count: "points" }}`,
  Foresee: says`${{ count: "foresee" }}`,
  GainControl: says`gain control of ${target}`,
  GainEnergy: says`gain ${{ gains: "e" }}`,
  GainEnergyForEach: says`gain ${{ gains: "e" }} for each ${{
    for_each: "eachTarget",
  }}`,
  GainPoints: says`gain ${{ gains: "points" }}`,
  GainPointsForEach: says`gain ${{ gain: "points" }} for each ${{
    for_count: "quantity",
  }}`,
  GainsAegisThisTurn: says`${target} gains {Aegis} this turn`,
  GainsSpark: says`${target} gains +${{ gains: "s" }} spark`,
  GainTwiceThatMuchEnergyInstead:
    says`gain twice that much {energy-symbol} instead`,
  Kindle: says`${{ amount: "kindle" }}`,
  LosePoints: says`you lose ${{ loses: "points" }}`,
  MaterializeCharacterAtEndOfTurn: says`{materialize} ${target} at end of turn`,
  MaterializeCharacterFromVoid: says`{materialize} ${{
    target: "oneCard",
  }} from your void`,
  MultiplyYourEnergy: says`${{
    multiplier: "MultiplyBy",
  }} the amount of {energy-symbol} you have`,
  NoEffect: says`no effect`,
  OpponentPaysCost: says`the opponent pays ${{ cost: "cost" }}`,
  PayCost: says`pay ${{ cost: "cost" }}`,
  PreventDissolveThisTurn: says`${target} cannot be {dissolved} this turn`,
  PutCardsFromYourDeckIntoVoid: says`put the ${{
    count: "top-n-cards",
  }} of your deck into your void`,
  PutOnTopOfEnemyDeck: says`put ${target} on top of the opponent's deck`,
  ReturnFromYourVoidToHand: says`return ${{
    target: "voidTarget",
  }} from your void to your hand`,
  ReturnFromYourVoidToPlay: says`{reclaim} ${target}`,
  ReturnRandomFromYourVoidToPlay: says`{reclaim} a random ${{
    predicate: "bareCard",
  }}`,
  SpendAllEnergyDissolveEnemy:
    says`spend all your {energy-symbol}. {dissolve} an enemy with cost less than or equal to the amount spent`,
  SpendAllEnergyDrawAndDiscard:
    says`spend all your {energy-symbol}. Draw cards equal to the amount spent, then discard that many cards`,
  TakeExtraTurn: says`take an extra turn after this one`,
  ThenMaterializeIt: says`then {materialize} it`,
  TriggerAdditionalJudgmentPhaseAtEndOfTurn:
    says`at the end of this turn, trigger an additional {JudgmentPhaseName} phase`,
  YouWinTheGame: says`you win the game`,
};
