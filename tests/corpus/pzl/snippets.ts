import type { PuzzleProfile } from "../../../pzl/mod.ts";

/** A puzzle with something odd in it, and what is odd about it. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
  readonly profile?: PuzzleProfile;
}

const METADATA = "[metadata]\nName:Snippet\nGoal:Win\nTurns:1\nDifficulty:Easy";
const STATE = "[state]\nturn=1\nactiveplayer=p0\nactivephase=MAIN1";
const LIVES = "p0life=20\np1life=20";

function inMetadata(name: string, line: string): Snippet {
  return { name, text: `${METADATA}\n${line}\n${STATE}\n${LIVES}\n` };
}

function inState(name: string, line: string): Snippet {
  return { name, text: `${METADATA}\n${STATE}\n${LIVES}\n${line}\n` };
}

function onCard(name: string, card: string): Snippet {
  return inState(name, `p0battlefield=${card}`);
}

function inPrecast(name: string, entry: string): Snippet {
  return inState(name, `p0precast=${entry}`);
}

/** Puzzles as people get them wrong, one thing at a time. */
export const SNIPPETS: readonly Snippet[] = [
  { name: "nothing at all", text: "" },
  { name: "nothing but a comment", text: "# later\n" },
  { name: "no state", text: `${METADATA}\n` },
  { name: "no metadata", text: `${STATE}\n${LIVES}\n` },
  { name: "no name and no goal", text: `[metadata]\nTurns:1\n${STATE}\n` },
  { name: "empty name", text: `[metadata]\nName:\nGoal:Win\n${STATE}\n` },
  {
    name: "no active player, no phase",
    text: `${METADATA}\n[state]\nturn=1\n${LIVES}\n`,
  },
  {
    name: "strict: no turn, no difficulty",
    text:
      `[metadata]\nName:A\nGoal:Win\nTurns:1\n[state]\nactiveplayer=p0\nactivephase=MAIN1\n${LIVES}\n`,
    profile: "strict",
  },
  {
    name: "strict: unknown goal and difficulty",
    text:
      `[metadata]\nName:A\nGoal:Dance\nTurns:1\nDifficulty:Fiendish\n${STATE}\n${LIVES}\n`,
    profile: "strict",
  },
  {
    name: "a player without a life",
    text: `${METADATA}\n${STATE}\np0life=20\np1hand=Opt\n`,
  },
  {
    name: "carriage returns",
    text: `${METADATA}\n${STATE}\n${LIVES}\n`.replaceAll("\n", "\r\n"),
  },
  {
    name: "lone carriage returns",
    text: `${METADATA}\n${STATE}\n${LIVES}`.replaceAll("\n", "\r"),
  },
  {
    name: "byte order mark",
    text: `\uFEFF${METADATA}\n${STATE}\n${LIVES}\np0hand=Jökull 😀|tapped`,
  },
  inMetadata("turns that are no number", "Turns:two"),
  inMetadata("empty turns", "Turns:"),
  inMetadata("blank before a number", "TargetCount: 2"),
  inMetadata("wrong separator in metadata", "URL=example.org"),
  inMetadata("misspelled key in metadata", "Desciption:Win."),
  inMetadata("line without a separator", "just words"),
  inMetadata("goal twice", "Goal:Survive"),
  inState("life that is no number", "p0life=ten"),
  inState("life that is too large", "p1life=2147483648"),
  inState("least life there is", "p1life=-2147483648"),
  inState("unknown player", "activeplayer=p2"),
  inState("unknown phase", "activephase=LUNCH"),
  inState("misspelled phase to advance to", "activephaseadvance=MIAN2"),
  inState("advance to no phase", "activephaseadvance=none"),
  inState("boolean that is none", "removesummoningsickness=yes"),
  inState("wrong separator in the state", "p0speed:2"),
  inState("misspelled key in the state", "p0lief=20"),
  inState("third player", "p2life=20"),
  inState("counter without a number", "p0counters=POISON"),
  inState("counter without a type", "p0counters==3"),
  inState("counter with a bad number", "p0counters=POISON=many"),
  inState("the same counter twice", "p0counters=poison=1, POISON=2,"),
  inState("unknown mana", "p0manapool=W Q"),
  inState("continuation line", "|Tapped"),
  inState("no-break space is no blank", "p0life=\u00a020"),
  inState("header without an end", "[notes"),
  inState("end of a header alone", "notes]"),
  onCard(
    "names that begin like modifiers, or nearly",
    "Tapped Out;Tapestry;Tap Root;IsToken;IsTokens;Meld Pool;Mel;Set: Match",
  ),
  onCard(
    "names of tokens that begin like their parts",
    "t:P:1,Types:,Keywords:",
  ),
  onCard(
    "attack on a card that comes later",
    "Opt|Attacking:2;Shock|Id:2;Bolt|Id:3|Attacking:3",
  ),
  inState("numbers that must not be negative", "p1speed=-1\np1landsplayed=-2"),
  inState("counters that must be positive", "p1counters=POISON=0"),
  onCard("no card between semicolons", "Opt;;Shock; ;"),
  onCard("modifier without a card", "|Tapped"),
  onCard("empty modifier", "Opt||Tapped"),
  onCard("misspelled modifier", "Opt|Taped"),
  onCard("modifier in small letters", "Opt|summonsick"),
  onCard("modifier that needs a value", "Opt|Id"),
  onCard("modifier that takes no value", "Opt|IsToken:yes"),
  onCard("value that is no number", "Opt|Damage:lots"),
  onCard("value that is no player", "Opt|Owner:nobody"),
  onCard("empty value", "Opt|Set:"),
  onCard("the same modifier twice", "Opt|Damage:1|Damage:2"),
  onCard("list of numbers with a gap", "Opt|Id:1|RememberedCards:1,,1,"),
  onCard("room that is none", "Opt|UnlockedRoom:Attic"),
  onCard("no counters", "Opt|Counters:"),
  onCard("blanks everywhere", " Opt | Damage : 1 | Counters: P1P1 = 2 "),
  onCard("token without types", "t:Rat,P:1,T:1,Keywords:Menace"),
  onCard("token without keywords", "t:Rat,P:1,T:1,Types:Creature"),
  onCard("token with bad power", "t:Rat,P: 1,T:x,Types:Creature,Keywords:"),
  onCard(
    "token with odd pieces",
    "t:Rat ,,P:1,Size:2,Color:WUB,Types:Creature--Rat,Keywords:",
  ),
  onCard("token script after a blank", "T: c_a_coin;T:;t:"),
  onCard("script with a bad target", "Opt|ExecuteScript:Trig->p1"),
  onCard("script with a blank before the arrow", "Opt|ExecuteScript:Trig ->AI"),
  onCard("script with a blank after the arrow", "Opt|ExecuteScript:Trig-> AI"),
  onCard("script without an action", "Opt|Id:1|ExecuteScript:->1"),
  onCard("script with blanks", "Opt|ExecuteScript:Trig -> AI"),
  onCard("card id that is too large", "Opt|Id:99999999999"),
  inPrecast("blank entries", "Opt; ;Shock ;"),
  inPrecast("entry without a host", ":1;->AI"),
  inPrecast("host that is too large", "99999999999"),
  inPrecast("ability that is too large", "Opt:99999999999"),
  inPrecast("target that is none", "Opt->-2"),
];
