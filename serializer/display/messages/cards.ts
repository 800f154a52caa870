/** How many cards, characters, events and allies. */
export const CARDS = `
cards = { $cards ->
    [one] a card
   *[other] { $cards } cards
}
card-noun = { $number ->
    [one] card
   *[other] cards
}
cards-numeral = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
discards = { $discards ->
    [one] a card
   *[other] { $discards } cards
}
top-n-cards = { $to-void ->
    [one] top card
   *[other] top { $to-void } cards
}
up-to-n-cards = { $number ->
    [1] a card
    [2] one or two cards
   *[other] up to { $number } cards
}
up-to-n-events = { $number ->
    [1] an event
    [2] one or two events
   *[other] up to { $number } events
}
up-to-n-allies = { $number ->
    [1] an ally
    [2] one or two allies
   *[other] up to { $number } allies
}
count-allies = { $allies ->
    [one] an ally
   *[other] { $allies } allies
}
copies = { $number ->
    [one] a copy
   *[other] { text-number } copies
}
n-random-characters = { $number ->
    [one] a random character
   *[other] { text-number } random characters
}
`;
