import { expectString } from "../diagnostics/internal.ts";
/**
 * Returns the text of a new puzzle, with comments that explain each part. It is
 * valid as it is.
 *
 * @category Puzzles
 */
export function puzzleTemplate(name = "New Puzzle"): string {
  expectString(name, "name");
  const title = name.replace(/\p{Cc}+/gu, " ").trim() || "New Puzzle";
  return TEMPLATE.replace("NAME", () => title);
}

const TEMPLATE = `# A puzzle for Forge. Lines that begin with "#" are comments.
[metadata]
Name:NAME
# Where the puzzle comes from:
# URL:https://example.com
# Win, Survive, or one of the goals that need Targets:.
Goal:Win
# The turn at whose end the solver loses. It counts from turn 1, like "turn".
Turns:1
# Common, Uncommon, Rare, Mythic or Special.
Difficulty:Common
# "\\n" begins a new line.
Description:Win this turn.

[state]
turn=1
activeplayer=human
# UPKEEP, MAIN1, COMBAT_DECLARE_ATTACKERS, MAIN2, END_OF_TURN, …
activephase=MAIN1

# Cards are separated by ";", what is special about one follows after "|":
#   Tapped  SummonSick  Counters:P1P1=2,LOYALTY=3  Id:1  AttachedTo:1
# Write no spaces around ";", "|", ":" and "=".
humanlife=20
humanhand=Shock
humanbattlefield=Mountain;Mountain|Tapped;Grizzly Bears|Id:1;Rancor|AttachedTo:1
humangraveyard=
humanexile=
# The first card is the top one.
humanlibrary=Mountain;Mountain

ailife=2
aihand=
aibattlefield=Forest;t:Soldier,P:1,T:1,Cost:0,Color:W,Types:Creature-Soldier,Keywords:
ailibrary=Forest;Forest
`;
