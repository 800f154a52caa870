import { strictEqual } from "node:assert/strict";
import type { Ability } from "../../ast/internal.ts";
import { ability } from "../../serializer/rust/ability.ts";
import { printDebug } from "../../serializer/rust/debug.ts";
import { printRon } from "../../serializer/rust/ron.ts";

/** An ability and both its forms, written by hand from the rules of Rust. */
interface Example {
  readonly shows: string;
  readonly ability: Ability;
  readonly ron: string;
  readonly debug: string;
}

const examples: readonly Example[] = [
  {
    shows: "a structure in a variant, and a field that is left out",
    ability: { Event: { effect: { Effect: { DrawCards: { count: 2 } } } } },
    ron: `
Event((
    effect: Effect(DrawCards(
        count: 2,
    )),
))`,
    debug: `
Event(
    EventAbility {
        additional_cost: None,
        effect: Effect(
            DrawCards {
                count: 2,
            },
        ),
    },
)`,
  },
  {
    shows: "options that are there, numbers in types of their own, lists",
    ability: {
      Activated: {
        costs: [{ Energy: 3 }, "DiscardHand"],
        effect: { Effect: { GainPoints: { gains: 1 } } },
        options: { is_fast: true, is_multi: false },
      },
    },
    ron: `
Activated((
    costs: [
        Energy((3)),
        DiscardHand,
    ],
    effect: Effect(GainPoints(
        gains: (1),
    )),
    options: Some((
        is_fast: true,
        is_multi: false,
    )),
))`,
    debug: `
Activated(
    ActivatedAbility {
        costs: [
            Energy(
                Energy(
                    3,
                ),
            ),
            DiscardHand,
        ],
        effect: Effect(
            GainPoints {
                gains: Points(
                    1,
                ),
            },
        ),
        options: Some(
            ActivatedAbilityOptions {
                is_fast: true,
                is_multi: false,
            },
        ),
    },
)`,
  },
  {
    shows: "an empty list",
    ability: {
      Activated: { costs: [], effect: { Effect: "TakeExtraTurn" } },
    },
    ron: `
Activated((
    costs: [],
    effect: Effect(TakeExtraTurn),
))`,
    debug: `
Activated(
    ActivatedAbility {
        costs: [],
        effect: Effect(
            TakeExtraTurn,
        ),
        options: None,
    },
)`,
  },
  {
    shows: "a variant with two values; a list of names",
    ability: {
      Triggered: {
        trigger: { Keywords: ["Materialized", "Judgment"] },
        effect: {
          Effect: {
            DissolveCharacter: {
              target: { Enemy: { CharacterWithSpark: [2, "OrLess"] } },
            },
          },
        },
      },
    },
    ron: `
Triggered((
    trigger: Keywords([
        Materialized,
        Judgment,
    ]),
    effect: Effect(DissolveCharacter(
        target: Enemy(CharacterWithSpark((2), OrLess)),
    )),
))`,
    debug: `
Triggered(
    TriggeredAbility {
        trigger: Keywords(
            [
                Materialized,
                Judgment,
            ],
        ),
        effect: Effect(
            DissolveCharacter {
                target: Enemy(
                    CharacterWithSpark(
                        Spark(
                            2,
                        ),
                        OrLess,
                    ),
                ),
            },
        ),
        options: None,
    },
)`,
  },
  {
    shows: "named fields among the values of a variant",
    ability: {
      Triggered: {
        trigger: {
          PlayDuringTurn: [{
            Your: {
              CardWithCost: {
                target: "Card",
                cost_operator: { HigherBy: 1 },
                cost: 1,
              },
            },
          }, "EnemyTurn"],
        },
        effect: { Effect: { Kindle: { amount: 1 } } },
      },
    },
    ron: `
Triggered((
    trigger: PlayDuringTurn(Your(CardWithCost(
        target: Card,
        cost_operator: HigherBy((1)),
        cost: (1),
    )), EnemyTurn),
    effect: Effect(Kindle(
        amount: (1),
    )),
))`,
    debug: `
Triggered(
    TriggeredAbility {
        trigger: PlayDuringTurn(
            Your(
                CardWithCost {
                    target: Card,
                    cost_operator: HigherBy(
                        Energy(
                            1,
                        ),
                    ),
                    cost: Energy(
                        1,
                    ),
                },
            ),
            EnemyTurn,
        ),
        effect: Effect(
            Kindle {
                amount: Spark(
                    1,
                ),
            },
        ),
        options: None,
    },
)`,
  },
  {
    shows: "the absence that is written: a cost that is null",
    ability: {
      Event: {
        effect: {
          Effect: {
            GainsReclaim: {
              target: "It",
              count: { Exactly: 1 },
              this_turn: true,
              cost: null,
            },
          },
        },
      },
    },
    ron: `
Event((
    effect: Effect(GainsReclaim(
        target: It,
        count: Exactly(1),
        this_turn: true,
        cost: None,
    )),
))`,
    debug: `
Event(
    EventAbility {
        additional_cost: None,
        effect: Effect(
            GainsReclaim {
                target: It,
                count: Exactly(
                    1,
                ),
                this_turn: true,
                cost: None,
            },
        ),
    },
)`,
  },
  {
    shows: "an option as the value of a variant",
    ability: { Named: { Reclaim: 2 } },
    ron: `
Named(Reclaim(Some((2))))`,
    debug: `
Named(
    Reclaim(
        Some(
            Energy(
                2,
            ),
        ),
    ),
)`,
  },
  {
    shows: "an option as the value of a variant, absent",
    ability: { Named: { Reclaim: null } },
    ron: `
Named(Reclaim(None))`,
    debug: `
Named(
    Reclaim(
        None,
    ),
)`,
  },
  {
    shows: "structures in lists, and options of variants",
    ability: {
      Event: {
        effect: {
          List: [
            {
              effect: { Discover: { predicate: "Event" } },
              optional: true,
              trigger_cost: { Choice: [{ Energy: 1 }, "DiscardHand"] },
            },
            {
              effect: "YouWinTheGame",
              optional: false,
              condition: { CardsInVoidCount: { count: 7 } },
            },
          ],
        },
      },
    },
    ron: `
Event((
    effect: List([
        (
            effect: Discover(
                predicate: Event,
            ),
            optional: true,
            trigger_cost: Some(Choice([
                Energy((1)),
                DiscardHand,
            ])),
        ),
        (
            effect: YouWinTheGame,
            optional: false,
            condition: Some(CardsInVoidCount(
                count: 7,
            )),
        ),
    ]),
))`,
    debug: `
Event(
    EventAbility {
        additional_cost: None,
        effect: List(
            [
                EffectWithOptions {
                    effect: Discover {
                        predicate: Event,
                    },
                    optional: true,
                    trigger_cost: Some(
                        Choice(
                            [
                                Energy(
                                    Energy(
                                        1,
                                    ),
                                ),
                                DiscardHand,
                            ],
                        ),
                    ),
                    condition: None,
                },
                EffectWithOptions {
                    effect: YouWinTheGame,
                    optional: false,
                    trigger_cost: None,
                    condition: Some(
                        CardsInVoidCount {
                            count: 7,
                        },
                    ),
                },
            ],
        ),
    },
)`,
  },
  {
    shows: "a structure of which nothing is left",
    ability: { Static: { StaticAbility: { PlayFromVoid: {} } } },
    ron: `
Static(StaticAbility(PlayFromVoid(())))`,
    debug: `
Static(
    StaticAbility(
        PlayFromVoid(
            PlayFromVoid {
                energy_cost: None,
                additional_cost: None,
                if_you_do: None,
            },
        ),
    ),
)`,
  },
  {
    shows: "an alternate cost with all its fields",
    ability: {
      Static: {
        WithOptions: {
          ability: {
            PlayForAlternateCost: {
              energy_cost: 0,
              additional_cost: { BanishFromHand: { Any: "Card" } },
              if_you_do: { Effect: { PayCost: { cost: { Energy: 1 } } } },
              card_type: "Character",
            },
          },
          condition: "ThisCardIsInYourVoid",
        },
      },
    },
    ron: `
Static(WithOptions((
    ability: PlayForAlternateCost((
        energy_cost: (0),
        additional_cost: Some(BanishFromHand(Any(Card))),
        if_you_do: Some(Effect(PayCost(
            cost: Energy((1)),
        ))),
        card_type: Some(Character),
    )),
    condition: Some(ThisCardIsInYourVoid),
)))`,
    debug: `
Static(
    WithOptions(
        StaticAbilityWithOptions {
            ability: PlayForAlternateCost(
                AlternateCost {
                    energy_cost: Energy(
                        0,
                    ),
                    additional_cost: Some(
                        BanishFromHand(
                            Any(
                                Card,
                            ),
                        ),
                    ),
                    if_you_do: Some(
                        Effect(
                            PayCost {
                                cost: Energy(
                                    Energy(
                                        1,
                                    ),
                                ),
                            },
                        ),
                    ),
                    card_type: Some(
                        Character,
                    ),
                },
            ),
            condition: Some(
                ThisCardIsInYourVoid,
            ),
        },
    ),
)`,
  },
  {
    shows: "an ability that creates abilities, in modes",
    ability: {
      Event: {
        effect: {
          Modal: [
            {
              energy_cost: 1,
              effect: {
                Effect: {
                  CreateTriggerUntilEndOfTurn: {
                    trigger: {
                      trigger: { Play: { Your: "Character" } },
                      effect: {
                        Effect: {
                          MaterializeFigments: { figment: "Radiant", count: 1 },
                        },
                      },
                      options: {
                        once_per_turn: false,
                        until_end_of_turn: true,
                      },
                    },
                  },
                },
              },
            },
            {
              energy_cost: 2,
              effect: {
                Effect: {
                  CreateStaticAbilityUntilEndOfTurn: {
                    ability: {
                      SparkBonusOtherCharacters: {
                        matching: { CharacterType: "SpiritAnimal" },
                        added_spark: 4294967295,
                      },
                    },
                  },
                },
              },
            },
          ],
        },
      },
    },
    ron: `
Event((
    effect: Modal([
        (
            energy_cost: (1),
            effect: Effect(CreateTriggerUntilEndOfTurn(
                trigger: (
                    trigger: Play(Your(Character)),
                    effect: Effect(MaterializeFigments(
                        figment: Radiant,
                        count: 1,
                    )),
                    options: Some((
                        once_per_turn: false,
                        until_end_of_turn: true,
                    )),
                ),
            )),
        ),
        (
            energy_cost: (2),
            effect: Effect(CreateStaticAbilityUntilEndOfTurn(
                ability: SparkBonusOtherCharacters(
                    matching: CharacterType(SpiritAnimal),
                    added_spark: (4294967295),
                ),
            )),
        ),
    ]),
))`,
    debug: `
Event(
    EventAbility {
        additional_cost: None,
        effect: Modal(
            [
                ModalEffectChoice {
                    energy_cost: Energy(
                        1,
                    ),
                    effect: Effect(
                        CreateTriggerUntilEndOfTurn {
                            trigger: TriggeredAbility {
                                trigger: Play(
                                    Your(
                                        Character,
                                    ),
                                ),
                                effect: Effect(
                                    MaterializeFigments {
                                        figment: Radiant,
                                        count: 1,
                                    },
                                ),
                                options: Some(
                                    TriggeredAbilityOptions {
                                        once_per_turn: false,
                                        until_end_of_turn: true,
                                    },
                                ),
                            },
                        },
                    ),
                },
                ModalEffectChoice {
                    energy_cost: Energy(
                        2,
                    ),
                    effect: Effect(
                        CreateStaticAbilityUntilEndOfTurn {
                            ability: SparkBonusOtherCharacters {
                                matching: CharacterType(
                                    SpiritAnimal,
                                ),
                                added_spark: Spark(
                                    4294967295,
                                ),
                            },
                        },
                    ),
                },
            ],
        ),
    },
)`,
  },
];

for (const { shows, ability: tree, ron, debug } of examples) {
  Deno.test(`printRon() writes ${shows}`, () => {
    strictEqual(printRon(ability(tree)), ron.trimStart());
  });

  Deno.test(`printDebug() writes ${shows}`, () => {
    strictEqual(printDebug(ability(tree)), debug.trimStart());
  });
}

Deno.test("printDebug() writes fields in Rust's order, whatever the tree's", () => {
  const tree: Ability = {
    Event: {
      effect: {
        Effect: { GainsSpark: { gains: 1, target: "This" } },
      },
    },
  };
  const lines = printDebug(ability(tree)).split("\n").map((line) =>
    line.trim()
  );
  strictEqual(
    lines.indexOf("target: This,") < lines.indexOf("gains: Spark("),
    true,
  );
});
