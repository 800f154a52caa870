import type { CardDetails } from "../cards.ts";
import type { Explanations } from "../../../diagnostics/internal.ts";

/** The problems of the cards of a puzzle. */
export const cardExplanations: Explanations<CardDetails> = {
  "empty-card": {
    meaning: "There is no card between two semicolons.",
    example: "aihand=Opt;;Shock",
    fix: "Remove one of the semicolons.",
  },
  "empty-modifier": {
    meaning: "There is nothing between two bars, or after the last one.",
    example: "aihand=Opt||Tapped",
    fix: "Remove one of the bars.",
  },
  "unknown-modifier": {
    meaning: "Forge does not know the modifier and ignores it.",
    example: "aihand=Opt|KLD",
    fix: "Check the spelling; the set of a card is `Set:KLD`.",
  },
  "modifier-prefix": {
    meaning:
      "Forge looks only at how a modifier begins, so it takes this one " +
      "for another.",
    example: "aihand=Opt|TappedX",
    fix: "Write the modifier that is meant: `Tapped`.",
  },
  "modifier-case": {
    meaning: "Forge recognizes modifiers only as they are capitalized.",
    example: "aihand=Opt|tapped",
    fix: "Write `Tapped`.",
  },
  "inner-space": {
    meaning: "Forge keeps spaces, so it may not recognize the word, or crash " +
      "on the number.",
    example: "aihand=Opt|Id : 1",
    fix: "Remove the spaces: `Id:1`.",
  },
  "ignored-modifier-value": {
    meaning: "The modifier takes no value; Forge applies it whatever follows " +
      "the colon.",
    example: "aihand=Opt|Tapped:False",
    fix: "Remove the value, or the whole modifier.",
  },
  "missing-modifier-value": {
    meaning: "The modifier names no player; Forge takes the human player.",
    example: "aihand=Opt|PhasedOut",
    fix: "Name the player: `PhasedOut:AI`.",
  },
  "empty-modifier-value": {
    meaning: "The modifier needs a value and has none.",
    example: "aihand=Opt|Set:",
    fix: "Add the value, or remove the modifier.",
  },
  "invalid-modifier-value": {
    meaning: "Forge does not know the value; the message says what it does " +
      "then.",
    example: "aihand=Opt|UnlockedRoom:x",
    fix: "Use a value that the modifier can have.",
  },
  "invalid-art": {
    meaning: "The art of a card is a number; Forge ignores anything else.",
    example: "aihand=Opt|Art:x",
    fix: "Write the number: `Art:2`.",
  },
  "duplicate-modifier": {
    meaning: "The card has the modifier twice; the message says which counts.",
    example: "aihand=Opt|Id:1|Id:2",
    fix: "Remove one of them.",
  },
  "deprecated-modifier": {
    meaning: "This is an old name of the modifier.",
    example: "aihand=Opt|Attaching:1",
    fix: "Write the new name: `AttachedTo:1`.",
  },
  "non-forge-modifier": {
    meaning: "Other tools know the modifier; Forge ignores it.",
    example: "aihand=Opt|Manifested",
    fix: "Use what Forge has for it: `FaceDown:Manifested`.",
  },
  "player-ref-case": {
    meaning: "Forge recognizes players in modifiers only in capitals, and " +
      "reads the human player otherwise.",
    example: "aihand=Opt|Owner:p1",
    fix: "Write `Owner:P1`.",
  },
  "comma-in-name": {
    meaning: "Forge reads a list of names here and ends a name at every " +
      "comma, so no name can contain one. `MergedCards:` and `Meld:` take " +
      "`^` for it; `NamedCard:` takes nothing.",
    example: "aiplay=Opt|NamedCard:Jace, the Mind Sculptor",
    fix: "In `MergedCards:` write `^`; elsewhere choose another card.",
  },
  "token-space": {
    meaning: "Forge keeps spaces around the parts of a token and may not " +
      "recognize them, or crash on the number.",
    example: "aihand=T: c_cat",
    fix: "Remove the spaces: `T:c_cat`.",
  },
  "token-segment": {
    meaning: "Forge ignores this part of a token, or reads it differently.",
    example: "aihand=t:Cat,Size:1,Types:Creature,Keywords:",
    fix: "Use the parts that Forge knows: P, T, Color, Types, Keywords, Image.",
  },
  "token-missing-name": {
    meaning: "Forge looks a token up by its name and crashes if it has none.",
    example: "aiplay=t:,P:1,T:1,Types:Creature,Keywords:",
    fix: "Name the token: `t:Cat,…`.",
  },
  "token-missing-types": {
    meaning: "Forge crashes on a token without types.",
    example: "aihand=t:Cat,Keywords:",
    fix: "Add them, even if they are empty: `Types:Creature-Cat`.",
  },
  "token-missing-keywords": {
    meaning: "Forge crashes on a token without keywords.",
    example: "aihand=t:Cat,Types:Creature",
    fix: "Add them, even if they are empty: `Keywords:`.",
  },
};
