import type { CardListDetails } from "../card_list.ts";
import type { LintDetails } from "../lint.ts";
import { puzzleReasons } from "../reasons.ts";
import type {
  Explanation,
  Explanations,
} from "../../../diagnostics/internal.ts";

type SuspectDetails = LintDetails & CardListDetails;
type Suspect = keyof SuspectDetails;

/** The beginning of a whole puzzle. */
const START = "[metadata]\nName:Two Sparks\nGoal:Win\nTurns:1\n[state]\n" +
  "activeplayer=human\nactivephase=MAIN1\n";

/** For each likely mistake, an example and how to fix it. */
const SUSPECTS: {
  readonly [C in Suspect]: readonly [example: string, fix: string];
} = {
  "missing-player": [
    `${START}humanlife=20`,
    "Add a key of the other player: `ailife=20`.",
  ],
  "missing-life": [`${START}aihand=`, "Add `humanlife=20` and `ailife=20`."],
  "duplicate-id": [
    "aihand=Opt|Id:1\nhumanhand=Shock|Id:1",
    "Give one of the cards another id.",
  ],
  "dangling-reference": [
    "aiplay=Pacifism|AttachedTo:1",
    "Give the card that is meant this id: `Grizzly Bears|Id:1`.",
  ],
  "forward-reference": [
    "aihand=Opt|ChosenCards:1;Shock|Id:1",
    "Put the card that is referred to first.",
  ],
  "self-reference": [
    "aiplay=Pacifism|Id:1|AttachedTo:1",
    "Correct the id.",
  ],
  "unused-id": ["aihand=Opt|Id:1", "Remove the id, or correct the reference."],
  "attached-off-battlefield": [
    "aihand=Shock|Id:1\naiplay=Pacifism|AttachedTo:1",
    "Correct the id, or put the card on the battlefield.",
  ],
  "attacking-ignored": [
    "activephase=MAIN1\nhumanplay=Grizzly Bears|Attacking",
    "Start in a combat step: `activephase=COMBAT_DECLARE_ATTACKERS`.",
  ],
  "attacking-untapped": [
    "activephase=COMBAT_DECLARE_ATTACKERS\nhumanplay=Grizzly Bears|Attacking",
    "Add `Tapped`, unless the creature has vigilance.",
  ],
  "attacker-of-other-player": [
    "activephase=COMBAT_DECLARE_ATTACKERS\n" +
    "aiplay=Grizzly Bears|Tapped|Attacking",
    "Move the creature, or change `activeplayer`.",
  ],
  "negative-value": ["aispeed=-1", "Use a number that the game can have."],
  "missing-targets": [
    "[metadata]\nGoal:Play the Specified Permanent",
    "Add `Targets:` with the permanent.",
  ],
  "unused-targets": ["[metadata]\nTargets:Opt", "Remove the line."],
  "unused-target-count": ["[metadata]\nTargetCount:2", "Remove the line."],
  "turn-after-limit": ["turn=2", "Raise `Turns`, or lower `turn`."],
  "turn-one-draw": ["activephase=UPKEEP", "Write `turn=2`."],
  "empty-library": [
    "[metadata]\nTurns:2\n[state]\nhumanlibrary=",
    "Put a few cards into the library.",
  ],
  "rad-counter": ["aicounters=RAD=2", "Do without rad counters."],
  "player-loses": ["ailife=0", "Give the player at least 1 life."],
  "advance-with-stack": [
    "activephaseadvance=MAIN2\naiputonstack=Opt",
    "Remove one of the two lines.",
  ],
  "blockers-with-stack": [
    "activephase=COMBAT_DECLARE_BLOCKERS\naiputonstack=Opt",
    "Start in the declare attackers step, or without a stack.",
  ],
  "face-down-crash": [
    "aiplay=Opt|FaceDown:Manifested",
    "Write `FaceDown` alone.",
  ],
  "token-off-battlefield": [
    "aihand=t:Cat,P:1,T:1,Color:W,Types:Creature-Cat,Keywords:",
    "Move the token to the battlefield, or name a card.",
  ],
  "script-without-api": [
    "aiprecast=Opt:CustomScript:Draw a card",
    "Write what it does in Forge's words: `CustomScript:DB$ Draw`.",
  ],
  "unknown-ability": [
    "aihand=Opt|Ability:x",
    "Define it: `AbilityX=AB$ Draw | Cost$ 1`.",
  ],
  "unused-ability": [
    "AbilityX=AB$ Draw",
    "Remove it, or give it to a card.",
  ],
  "misrouted-ability": ["AbilityExile=AB$", "Rename the ability."],
  "unknown-keyword-action": [
    "aiprecast=Opt:KW#Kicker",
    "Use `KW#Awaken` or `KW#AwakenOnly`, or do without.",
  ],
  "bar-in-host": [
    "aiprecast=Preordain|CustomScript:X",
    "Use a colon: `Preordain:CustomScript:X`.",
  ],
  "name-is-modifier": [
    "aihand=Opt;Flipped Coin",
    "If a modifier was meant, put a bar before it: `Opt|Flipped`.",
  ],
  "pasted-name": [
    "aihand=2x Forest",
    "Write what Forge reads: `Forest;Forest`.",
  ],
  "shared-value": [
    "[metadata]\nName:T",
    "Give the puzzle its own name, or the address of its own page.",
  ],
  "token-color": [
    "aihand=t:Cat,Color:WUB,Types:,Keywords:",
    "Use at most two letters.",
  ],
  "token-without-color": [
    "aihand=t:Cat,Types:,Keywords:,Image:w_1_1_cat",
    "Add `Color:W`.",
  ],
  "unknown-card-name": [
    "aihand=Optt",
    "Check the spelling; `--cards` compares names with a list of cards.",
  ],
  "unknown-set": ["aihand=Opt|Set:XXX", "Correct the code, or leave it out."],
  "unknown-token-script": ["aihand=T:c_dog", "Correct the name."],
  "back-face": [
    "aiplay=Awakened Skyclave",
    "Add the modifier: `Awakened Skyclave|Transformed`.",
  ],
  "no-other-face": ["aiplay=Opt|Transformed", "Remove the modifier."],
  "dies-at-once": [
    "aiplay=Chandra, Torch of Defiance",
    "Add the counters: `Counters:LOYALTY=4`.",
  ],
  "attachment-ignored": [
    "aiplay=Grizzly Bears|AttachedTo:1;Llanowar Elves|Id:1",
    "Remove `AttachedTo:`, or correct the name.",
  ],
  "attached-reconfigure": [
    "aiplay=Lion Sash|AttachedTo:1;Grizzly Bears|Id:1",
    "Remove `AttachedTo:`.",
  ],
  "uncastable": [
    "aiprecast=Pacifism->1\naiplay=Grizzly Bears|Id:1",
    "Put it onto the battlefield: `Pacifism|AttachedTo:1`.",
  ],
  "precast-part": ["aiprecast=Divination", "Run all of it: `Divination:0`."],
  "unknown-script-variable": [
    "aiprecast=Opt:TrigDrew",
    "Look the variable up in the script of the card.",
  ],
};

/** The likely mistakes in puzzles. */
export const lintExplanations: Explanations<SuspectDetails> = explained();

function explained(): Explanations<SuspectDetails> {
  const entries = Object.entries(SUSPECTS).map(
    ([code, [example, fix]]): [string, Explanation] => [
      code,
      // The keys of the two records are the same type.
      { meaning: puzzleReasons[code as Suspect], example, fix },
    ],
  );
  // One entry for each key of the record.
  return Object.fromEntries(entries) as Explanations<SuspectDetails>;
}
