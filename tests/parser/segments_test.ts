import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { Ability, Effect } from "../../ast/internal.ts";
import { paragraphs, tokenize } from "../../lexer/internal.ts";
import { parse } from "../../mod.ts";
import { columns } from "../../parser/columns.ts";
import { displayed } from "../../parser/spans/displayed_ability.ts";
import { segments } from "../../parser/spans/segments.ts";
import type {
  SpannedAbility,
  SpannedText,
} from "../../parser/spans/spanned_ability.ts";
import { abilityCards } from "../abilities.ts";
import { assertAll } from "../corpus.ts";
import { cards } from "../frames.ts";

const EFFECT: Effect = { Effect: { DrawCards: { count: 1 } } };
const MODAL: Effect = { Modal: [] };

const event: Ability = { Event: { effect: EFFECT } };
const costly: Ability = {
  Event: { additional_cost: { Energy: 1 }, effect: EFFECT },
};
const modal: Ability = { Event: { effect: MODAL } };
const fixed: Ability = { Static: { StaticAbility: "HasAllCharacterTypes" } };
const named: Ability = { Named: { Reclaim: null } };
const activated: Ability = { Activated: { costs: [], effect: EFFECT } };
const triggered: Ability = {
  Triggered: { trigger: "GainEnergy", effect: EFFECT },
};
const keyword: Ability = {
  Triggered: { trigger: { Keywords: ["Judgment"] }, effect: EFFECT },
};
const triggeredModal: Ability = {
  Triggered: { trigger: "GainEnergy", effect: MODAL },
};

interface Row {
  readonly ability: Ability;
  readonly text: string;
  /** Each part as `name: text`, in the order of the text. */
  readonly parts: readonly string[];
  readonly shown: unknown;
}

const rows: readonly Row[] = [
  {
    ability: event,
    text: "  Draw {cards}. ",
    parts: ["effect: Draw {cards}."],
    shown: {
      Event: {
        event: { additional_cost: null, effect: { Effect: "Draw {cards}." } },
      },
    },
  },
  {
    ability: costly,
    text: "{e}: Draw {cards}.",
    parts: ["additional_cost: {e}", "effect: Draw {cards}."],
    shown: {
      Event: {
        event: { additional_cost: "{e}", effect: { Effect: "Draw {cards}." } },
      },
    },
  },
  {
    ability: fixed,
    text: "Has all character types.",
    parts: ["text: Has all character types."],
    shown: { Static: { text: "Has all character types." } },
  },
  {
    ability: named,
    text: "{ReclaimForCost}",
    parts: ["name: {ReclaimForCost}"],
    shown: { Named: { name: "{ReclaimForCost}" } },
  },
  {
    ability: activated,
    text: "{Fast} -- {e}, once per turn: Draw {cards}.",
    parts: ["cost: {Fast} -- {e}, once per turn", "effect: Draw {cards}."],
    shown: {
      Activated: {
        cost: "{Fast} -- {e}, once per turn",
        effect: { Effect: "Draw {cards}." },
      },
    },
  },
  {
    ability: keyword,
    text: "{Judgment} Draw {cards}.",
    parts: ["trigger: {Judgment}", "effect: Draw {cards}."],
    shown: { Triggered: { text: "{Judgment} Draw {cards}." } },
  },
  {
    ability: keyword,
    text: "Once per turn, {Materialized}, {Judgment}: Draw {cards}.",
    parts: [
      "once_per_turn: Once per turn",
      "trigger: {Materialized}, {Judgment}",
      "effect: Draw {cards}.",
    ],
    shown: {
      Triggered: {
        text: "Once per turn, {Materialized}, {Judgment}: Draw {cards}.",
      },
    },
  },
  {
    ability: triggered,
    text: "At the end of your turn, gain {e}.",
    parts: ["trigger: At the end of your turn", "effect: gain {e}."],
    shown: { Triggered: { text: "At the end of your turn, gain {e}." } },
  },
  {
    ability: triggered,
    text: "Once per turn, when you discard a card, gain {e}.",
    parts: [
      "once_per_turn: Once per turn",
      "trigger: when you discard a card",
      "effect: gain {e}.",
    ],
    shown: {
      Triggered: { text: "Once per turn, when you discard a card, gain {e}." },
    },
  },
  {
    ability: triggered,
    text: "Until end of turn, once per turn, when you gain energy, gain {e}.",
    parts: [
      "until_end_of_turn: Until end of turn",
      "once_per_turn: once per turn",
      "trigger: when you gain energy",
      "effect: gain {e}.",
    ],
    shown: {
      Triggered: {
        text:
          "Until end of turn, once per turn, when you gain energy, gain {e}.",
      },
    },
  },
  {
    ability: modal,
    text: "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n" +
      "{bullet} {mode2-cost}: Gain {e}.\n",
    parts: [
      "cost: {mode1-cost}",
      "effect: Draw {cards}.",
      "cost: {mode2-cost}",
      "effect: Gain {e}.",
    ],
    shown: {
      Event: {
        event: {
          additional_cost: null,
          effect: {
            Modal: [
              { cost: "{mode1-cost}", effect: "Draw {cards}." },
              { cost: "{mode2-cost}", effect: "Gain {e}." },
            ],
          },
        },
      },
    },
  },
  {
    ability: triggered,
    text: "When you gain energy,\nDraw {cards}.",
    parts: ["trigger: When you gain energy", "effect: Draw {cards}."],
    shown: { Triggered: { text: "When you gain energy,\nDraw {cards}." } },
  },
  {
    ability: activated,
    text: "{e}\n: Draw {cards}.",
    parts: ["cost: {e}", "effect: Draw {cards}."],
    shown: { Activated: { cost: "{e}", effect: { Effect: "Draw {cards}." } } },
  },
  {
    ability: triggeredModal,
    text: "When you gain energy, {ChooseOne}\n{bullet} {e}: Draw {cards}.",
    parts: [
      "trigger: When you gain energy",
      "cost: {e}",
      "effect: Draw {cards}.",
    ],
    shown: {
      Triggered: {
        text: "When you gain energy, {ChooseOne}\n{bullet} {e}: Draw {cards}.",
      },
    },
  },
];

for (const { ability, text, parts, shown } of rows) {
  Deno.test(`segments() cuts ${JSON.stringify(text)} into ${parts.length}`, () => {
    const spanned = cutUp(ability, text);
    deepStrictEqual(
      partsOf(spanned).map(({ name, part }) => `${name}: ${part.text}`),
      parts,
    );
    for (const { part: { text: own, span } } of partsOf(spanned)) {
      strictEqual(own, text.slice(span.start, span.end));
    }
  });

  Deno.test(`displayed() shows ${JSON.stringify(text)}`, () => {
    deepStrictEqual(displayed(cutUp(ability, text)!, text), shown);
  });
}

for (
  const [ability, text] of [
    [activated, "Draw {cards}."],
    [activated, "{e}:"],
    [triggered, "When you gain energy"],
    [triggered, "Once per turn,\n, draw {cards}."],
    [keyword, "Once per turn,"],
    [modal, "{ChooseOne}\n{bullet} Draw {cards}."],
    [event, ""],
    [event, "\n"],
  ] as const
) {
  const [kind] = Object.keys(ability);
  Deno.test(`segments() finds no ${kind} in ${JSON.stringify(text)}`, () => {
    strictEqual(cutUp(ability, text), undefined);
  });
}

Deno.test("every example has parts: slices of it, trimmed, in order, none over another", () => {
  assertAll([...cards, ...abilityCards], ({ text, variables }) => {
    const result = parse(text, variables);
    ok(result.ok);
    strictEqual(result.spans.length, result.abilities.length);
    let last = 0;
    for (const { part } of partsOf(result.spans)) {
      strictEqual(part.text, text.slice(part.span.start, part.span.end));
      strictEqual(part.text, part.text.trim());
      ok(part.text !== "" && part.span.start >= last);
      last = part.span.end;
    }
  }, ({ text }) => text);
});

function cutUp(ability: Ability, text: string): SpannedAbility | undefined {
  const tokens = tokenize(text);
  if (!tokens.ok) throw new Error(`"${text}" cannot be cut`);
  const [paragraph = []] = paragraphs(tokens.value);
  return segments(ability, columns(paragraph), 0, paragraph.length, text);
}

/** Every text of a spanned ability, by the name of its field. */
function partsOf(
  node: unknown,
  name = "",
): { name: string; part: SpannedText }[] {
  if (typeof node !== "object" || node === null) return [];
  if ("span" in node) return [{ name, part: node as SpannedText }];
  return Object.entries(node).flatMap(([key, value]) =>
    partsOf(value, key === "Effect" || !isNaN(Number(key)) ? name : key)
  ).toSorted((a, b) => a.part.span.start - b.part.span.start);
}
