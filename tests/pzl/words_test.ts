import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  type Difficulty,
  type GoalType,
  parsePuzzle,
  type PuzzlePhase,
  type PuzzleZone,
} from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

/** The puzzle with further lines, which must be readable. */
function read(lines: string) {
  const result = parsePuzzle(frame(lines));
  if (!result.ok) throw new Error(result.errors[0]?.message);
  return result;
}

/** Each goal, and how else it can be written. */
const goals: { readonly [G in GoalType]: readonly string[] } = {
  "Win": ["win"],
  "Survive": ["SURVIVE"],
  "Destroy Specified Permanents": ["destroy specified permanents"],
  "Destroy Specified Creatures": ["destroy specified creatures"],
  "Remove Specified Permanents from the Battlefield": [
    "Remove specified permanents FROM the battlefield",
  ],
  "Kill Specified Creatures": ["kill specified creatures"],
  "Put the Specified Permanent on the Battlefield": [
    "put the specified permanent on the battlefield",
  ],
  "Play the Specified Permanent": ["play the specified permanent"],
  "Gain Control of Specified Permanents": [
    "gain control of specified permanents",
  ],
  "Win Before Opponent's Next Turn": ["Win Before Opponent Turn"],
};

for (const [goal, others] of Object.entries(goals)) {
  for (const written of [goal, ...others]) {
    Deno.test(`the goal "${written}" is "${goal}"`, () => {
      strictEqual(read(`[metadata]\nGoal:${written}`).metadata.goal, goal);
    });
  }
}

const difficulties: Readonly<Record<Difficulty, string>> = {
  "Easy": "EASY",
  "Medium": "medium",
  "Hard": "hard",
  "Very Hard": "very hard",
  "Common": "common",
  "Uncommon": "uncommon",
  "Rare": "rare",
  "Mythic": "mythic",
  "Special": "special",
};

for (const [difficulty, other] of Object.entries(difficulties)) {
  Deno.test(`the difficulty "${other}" is "${difficulty}"`, () => {
    const { metadata } = read(`[metadata]\nDifficulty:${other}`);
    strictEqual(metadata.difficulty, difficulty);
  });
}

/** Each phase with the names Forge takes, and after "!" those it does not. */
const phases: Readonly<Record<PuzzlePhase, string>> = {
  UNTAP: "untap",
  UPKEEP: "Upkeep",
  DRAW: "draw",
  MAIN1: "main1,!precombat,!PrecombatMain",
  COMBAT_BEGIN: "combat_begin,BeginCombat,!BeginningOfCombat",
  COMBAT_DECLARE_ATTACKERS: "Declare Attackers,!DeclareAttackers",
  COMBAT_DECLARE_BLOCKERS: "Declare Blockers,!DeclareBlockers",
  COMBAT_FIRST_STRIKE_DAMAGE: "First Strike Damage",
  COMBAT_DAMAGE: "Combat Damage,!CombatDamage",
  COMBAT_END: "EndCombat,!EndOfCombat",
  MAIN2: "main2,!PostCombat,!PostCombatMain",
  END_OF_TURN: "End of Turn,!End,!EndStep",
  CLEANUP: "cleanup",
};

for (const [phase, names] of Object.entries(phases)) {
  for (const name of [phase, ...names.split(",")]) {
    Deno.test(`the phase "${name}" is ${phase}`, () => {
      const written = name.replace("!", "");
      const { state, warnings } = read(`activephaseadvance=${written}`);
      strictEqual(state.activePhaseAdvance, phase);
      deepStrictEqual(
        warnings.map(({ code }) => code),
        name === written ? [] : ["non-forge-phase"],
      );
    });
  }
}

Deno.test(`the phase to advance to can be "none"`, () => {
  strictEqual(read("activephaseadvance=None").state.activePhaseAdvance, null);
});

const zones: readonly PuzzleZone[] = [
  "hand",
  "battlefield",
  "graveyard",
  "library",
  "exile",
  "command",
  "sideboard",
];

for (
  const [prefix, player] of [
    ["Human", "human"],
    ["P0", "human"],
    ["AI", "ai"],
    ["p1", "ai"],
  ] as const
) {
  Deno.test(`keys that begin with "${prefix}" are those of "${player}"`, () => {
    const keys = [
      ...zones.map((zone) => `${prefix}${zone}=${zone}`),
      `${prefix}life=-3`,
    ];
    const { players } = read(`${keys.join("\n")}\n${prefix}Speed=2`).state;
    for (const zone of zones) {
      deepStrictEqual(players[player][zone], [{ kind: "card", name: zone }]);
    }
    deepStrictEqual([players[player].life, players[player].speed], [-3, 2]);
  });

  Deno.test(`"${prefix}play" is the battlefield of "${player}"`, () => {
    const { players } = read(`${prefix}play=Opt`).state;
    strictEqual(players[player].battlefield.length, 1);
  });
}

/** Halves and sides of a card, and how else they can be written. */
const states: Readonly<Record<string, string>> = {
  "Original": "original",
  "FaceDown": "facedown",
  "Flipped": "flip",
  "Backside": "DoubleFaced",
  "Meld": "MELD",
  "LeftSplit": "leftsplit",
  "RightSplit": "rightSplit",
  "Secondary": "secondary",
  "PreparedSpell": "preparedspell",
  "EmptyRoom": "emptyroom",
  "SpecializeW": "specializew",
  "SpecializeU": "specializeu",
  "SpecializeB": "specializeb",
  "SpecializeR": "specializer",
  "SpecializeG": "specializeg",
};

for (const [state, other] of Object.entries(states)) {
  Deno.test(`the unlocked room "${other}" is "${state}"`, () => {
    const rooms = [state, other].map((written) =>
      read(`aiplay=A|UnlockedRoom:${written}`).state.players.ai.battlefield[0]
        ?.unlockedRooms
    );
    deepStrictEqual(rooms, [[state], [state]]);
  });
}
