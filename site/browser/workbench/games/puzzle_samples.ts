import type { Sample } from "../game.ts";

/** Puzzles that show what a file can say. */
export const PUZZLE_SAMPLES: readonly Sample[] = [
  {
    name: "A first puzzle",
    text: `[metadata]
Name:Two Sparks
Goal:Win
Turns:1
Difficulty:Easy
Description:Win this turn.\\nYour opponent has one blocker and is at four life.

[state]
turn=1
activeplayer=human
activephase=MAIN1
humanlife=3
humanhand=Lightning Bolt;Shock
humanbattlefield=Mountain;Mountain;Monastery Swiftspear|Tapped
ailife=4
aibattlefield=Wall of Frost;Forest|Tapped
`,
    variables: "",
  },
  {
    name: "Counters, tokens and attachments",
    text: `[metadata]
Name:The Borrowed Sword
Goal:Destroy Specified Creatures
Targets:Creature.OppCtrl
Turns:4
Difficulty:Mythic
Description:Destroy every creature of your opponent this turn.

[state]
turn=4
activeplayer=human
activephase=MAIN1
humanlife=7
humanhand=Fling;Fire // Ice
humanbattlefield=Grizzly Bears|Id:1|Tapped|Counters:P1P1=2;Sword of Fire and Ice|AttachedTo:1;t:Goblin,P:1,T:1,Cost:0,Color:R,Types:Creature-Goblin,Keywords:Haste|SummonSick
humangraveyard=Lightning Bolt;Opt
humanlibrary=Mountain
ailife=12
aibattlefield=Wall of Omens;Serra Angel|Damage:2
`,
    variables: "",
  },
  {
    name: "Mistakes to fix",
    text: `[metadata]
Name:Almost
Goal:Win
Turns:1
Difficulty:Easy
Description:Find what Forge would not see.

[state]
turn=1
activeplayer=human
activephase=MAIN1
humanlife=3
humanhand=Shock|taped;Opt
humanbattlefield=Mountain;Grizzly Bears|AttachedTo:7
ailife=2
`,
    variables: "",
  },
];
