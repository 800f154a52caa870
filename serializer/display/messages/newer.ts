/**
 * What the game has said in other words since its templates are in the RLF
 * dialect, where the first letter of a name only asks for a capital: {dissolved}
 * and {Dissolved} are one phrase.
 */
export const NEWER_MESSAGES = `
points-symbol = <color=#F57F17>⍏</color>
points = <color=#F57F17>{ $points }⍏</color>

Fast = { fast }
materialized = { Materialized }
dissolved = { Dissolved }

up-to-n-cards = { $number ->
    [1] a card
   *[other] up to { $number } cards
}
up-to-n-events = { $number ->
    [1] an event
   *[other] up to { $number } events
}
up-to-n-allies = { $number ->
    [1] an ally
   *[other] up to { $number } allies
}
`;
