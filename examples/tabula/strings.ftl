# Words that cards and prompts share.

-energy = energy

prompt-choose-character = Choose a character
prompt-pay-energy = Pay { $energy } { -energy }?
button-end-turn = End turn
cards-drawn = { $count ->
    [one] You draw a card
   *[other] You draw { $count } cards
}
