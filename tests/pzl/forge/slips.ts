import fc from "fast-check";
import { frame } from "../frame.ts";

/** Pieces of a state, and the slips that people make in it. */
const WORDS: readonly string[] = [
  ..."Opt;Fire // Ice;Monstrous Carabid;t:Cat,P:1,T:1,Types:Creature-Cat,Keywords:;T:c_cat; ;"
    .split(";"),
  ..."Tapped;tapped;TappedX; Tapped;Tapped ;FaceDown:Cloaked:Manifested;MeldedWith:A, B"
    .split(";"),
  ..."Id:1;Id: 1;Id:+1;Id:x;Damage:+2 ;Counters:P1P1=1;Counters:p1p1=+1,AGE=2;Counters:P1P1= 1"
    .split(";"),
  ..."Set:OGW;Set:A;Art:x;Art:+2;Owner:ai;Owner:p1;NamedCard:A, B;ChosenColor:red,,blue;Imprinting:1,,2"
    .split(";"),
  ..."RememberedCards:+1,2,;ExecuteScript:X->1;ExecuteScript:->1;UnlockedRoom:flip;Ability:X;Foo;KLD;"
    .split(";"),
];

const KEYS = "p0hand AIPlay p1battlefield humanlibrary".split(" ");
const LINES: readonly string[] = [
  ..."turn=+2|turn= 2|Turn : 3|p0life=+5|p0life=x|ailife =3|p1speed=|p0speed:1"
    .split("|"),
  ..."p0manapool=U U|p0manapool= U U|p0manapool=U  U|aipersistentmana=3 wu X"
    .split("|"),
  ..."p0counters=POISON=+1|p0counters= POISON=1|p1counters=poison = 3,|aicounters="
    .split("|"),
  ..."p0precast=Opt; Shock -> AI ;|aiprecast= Opt;Opt:;Opt:->ai|p0putonstack=Opt ;"
    .split("|"),
  ..."activephase=End of Turn|activephaseadvance= main2|removesummoningsickness=TRUE"
    .split("|"),
  ..."HumanCardsInPlay=Opt;Shock|p0 hand=Opt|ai_speed=1|p10life=5|active_player=ai|xlife=y"
    .split("|"),
  ..."removesummoningsickness= true|ActivePlayer= Human|AbilityX= AB$ |abilityhand=Opt "
    .split("|"),
  ..."[metadata]|[Metadata]|[state]|[ state ]|Goal|Goal: Win |Turns: 3|HumanControl: TRUE|# x"
    .split("|"),
];

/** A card list of random pieces, with random blanks and semicolons. */
const cardLine = fc.tuple(
  fc.constantFrom(...KEYS),
  fc.array(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
      .map((words) => words.join("|")),
    { maxLength: 5 },
  ),
  fc.constantFrom(";", " ;", "; ", ";;"),
  fc.constantFrom("", " ", ";", ";;", " ; "),
).map(([key, cards, separator, end]) =>
  `${key}=${cards.join(separator)}${end}`
);

/** Whole files with slips, line endings of all kinds and byte order marks. */
export const file: fc.Arbitrary<string> = fc.tuple(
  fc.array(fc.oneof(cardLine, fc.constantFrom(...LINES)), { maxLength: 8 }),
  fc.constantFrom("\n", "\r\n", "\r", " \n", "\n\n\n "),
  fc.constantFrom("", "\uFEFF"),
).map(([lines, end, mark]) =>
  mark + frame(lines.join("\n")).replaceAll("\n", end)
);
