// deno-lint-ignore-file no-console
import { corpusPuzzles, SAMPLE_PUZZLES } from "../pzl/corpus.ts";
import { assertLaws } from "./pzl_laws.ts";

/** How a run of the fuzzer went. */
export interface FuzzReport {
  readonly inputs: number;
  /** How many of them could be read. */
  readonly read: number;
  /** The input that took longest, in milliseconds. */
  readonly slowest: number;
}

/** Tries random and mutated puzzles; the first that breaks a law is thrown. */
export function fuzzPuzzles(count: number, seed: number): FuzzReport {
  const random = generator(seed);
  const texts = [
    ...SAMPLE_PUZZLES,
    ...(corpusPuzzles() ?? []).map(({ text }) => text),
  ].filter((text) => text.length < 4000);
  let read = 0;
  let slowest = 0;
  for (let inputs = 0; inputs < count; inputs++) {
    const source = randomSource(random, texts);
    const start = performance.now();
    if (tryOne(source)) read++;
    slowest = Math.max(slowest, performance.now() - start);
  }
  return { inputs: count, read, slowest };
}

function tryOne(source: string | Uint8Array): boolean {
  try {
    return assertLaws(source).ok;
  } catch (error) {
    const shown = JSON.stringify(
      typeof source === "string" ? source : [...source],
    );
    throw new Error(`A law is broken by ${shown}`, { cause: error });
  }
}

type Random = (below: number) => number;

/** A small generator of numbers that repeats itself for the same seed. */
function generator(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Pieces a puzzle is made of, and some it is not. */
const WORDS: readonly string[] = [
  ..."\n;|:=,-^#[]+/ \t\r".split(""),
  ..."->|;;|,,|::|==|||\r\n|\\n|\n\n|; |: | :|, | ,| -> |\u00a0|\u2028|\ufeff|\0"
    .split("|"),
  ..."0|1|2|7|-1|+3|-0|2147483647|2147483648|-2147483648|99999999999|1.5|x"
    .split("|"),
  ..."[metadata]|[state]|[State]|[assertions]|[notes]|[]|[ state ]".split("|"),
  ..."Name:|Goal:|Turns:|Difficulty:|Targets:|TargetCount:|HumanControl:"
    .split("|"),
  ..."Description:|URL:|Author:|turn=|activeplayer=|activephase=".split("|"),
  ..."activephaseadvance=|removesummoningsickness=|AbilityX=|Ability1="
    .split("|"),
  ..."human|ai|p0|p1|p2|life=|hand=|play=|battlefield=|graveyard=".split("|"),
  ..."library=|exile=|command=|sideboard=|precast=|putonstack=|speed="
    .split("|"),
  ..."counters=|manapool=|persistentmana=|landsplayed=|MAIN1|UPKEEP|END"
    .split("|"),
  ..."Win|Survive|Play the Specified Permanent|Easy|none|true|false|W|u|X"
    .split("|"),
  ..."Opt|Bear|Fire // Ice|Æther Vial|Jötun Grunt|😀|__proto__|constructor"
    .split("|"),
  ..."t:Cat|T:c_a_cat|P:1|T:1|Cost:2|Color:R|Color:WUB|Types:Creature-Cat"
    .split("|"),
  ..."Types:-A- -|Keywords:|Keywords:Flying-|Image:cat|Size:big".split("|"),
  ..."Tapped;tapped;SummonSick;FaceDown;FaceDown:Manifested;FaceDown:Cloaked"
    .split(";"),
  ..."Manifested;Meld;Meld:A^B;PhasedOut;PhasedOut:p1;Attacking;Attacking:1"
    .split(";"),
  ..."Owner:P1;EnchantingPlayer:ai;Id:;Id:1;AttachedTo:1;Attaching:1;Damage:3"
    .split(";"),
  ..."ExiledWith:1;ClassLevel:2;Set:;Set:OGW;Art:2;Art:x;ChosenType:Elf"
    .split(";"),
  ..."ChosenColor:red,blue;ChosenColor:,;NamedCard:A;MergedCards:A^,B"
    .split(";"),
  ..."RememberedCards:1,2;Imprinting:1,;ChosenCards:1;Counters:P1P1=1"
    .split(";"),
  ..."Counters:+1/+1=2,7=1,X=2;UnlockedRoom:LeftSplit;UnlockedRoom:Attic"
    .split(";"),
  ..."Ability:X;ExecuteScript:DBX->1;ExecuteScript:->1;KW#Awaken;NoETBTrigs"
    .split(";"),
  ..."CustomScript:DB$ X | Y$ 1;IsToken;Foretold;Sparkly:yes;IsCommander"
    .split(";"),
];

const FRAME = "[metadata]\nName:T\nGoal:Win\nTurns:1\nDifficulty:Easy\n" +
  "[state]\nturn=1\nactiveplayer=human\nactivephase=MAIN1\nhumanlife=1\n";

function randomSource(
  random: Random,
  texts: readonly string[],
): string | Uint8Array {
  switch (random(8)) {
    case 0:
      return randomWords(random, 60);
    case 1:
      return randomBytes(random);
    case 2:
    case 3:
    case 4:
      return FRAME + randomLines(random);
    default:
      return mutated(random, texts[random(texts.length)] ?? FRAME);
  }
}

function randomWords(random: Random, most: number): string {
  let text = "";
  for (let left = random(most) + 1; left > 0; left--) {
    text += WORDS[random(WORDS.length)];
  }
  return text;
}

/** Lines that begin like lines of a state, so that many can be read. */
function randomLines(random: Random): string {
  const keys = ["battlefield", "hand", "precast", "counters", "library"];
  let text = "";
  for (let left = random(4); left > 0; left--) {
    const key = keys[random(keys.length)];
    const separator = "|;,: ="[random(6)] ?? "|";
    const words = Array.from(
      { length: random(8) },
      () => WORDS[random(WORDS.length)],
    ).filter((word) => !word?.includes("\n") || random(10) === 0);
    text += `p${random(2)}${key}=${words.join(separator)}\n`;
  }
  return text;
}

function randomBytes(random: Random): Uint8Array {
  const frame = new TextEncoder().encode(FRAME);
  const bytes = new Uint8Array(frame.length + random(40));
  bytes.set(frame);
  for (let left = random(30); left > 0; left--) {
    bytes[random(bytes.length)] = random(256);
  }
  return bytes;
}

function mutated(random: Random, text: string): string {
  let changed = text;
  for (let left = random(4) + 1; left > 0; left--) {
    const start = random(changed.length + 1);
    const end = start + (random(2) === 0 ? 0 : random(12));
    const insert = random(3) === 0 ? "" : WORDS[random(WORDS.length)];
    changed = changed.slice(0, start) + insert + changed.slice(end);
  }
  return changed;
}

if (import.meta.main) {
  const [count = "500000", seed = `${Date.now()}`] = Deno.args;
  const start = performance.now();
  const report = fuzzPuzzles(Number(count), Number(seed));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${report.inputs} inputs (seed ${seed}), ${report.read} could be read, ` +
      `slowest ${report.slowest.toFixed(1)} ms, ${seconds} s in all`,
  );
}
