/** What keywords mean and what limits do, in a sentence or two. */
export const TOOLTIPS = `
help-text-dissolve = { -shown-keyword(word: "Dissolve") }: The character leaves play and goes to the void.
help-text-prevent = { -shown-keyword(word: "Prevent") }: A card that is being played goes to the void and does nothing.
help-text-foresee-1 = { -shown-keyword(word: "Foresee") } { $foresee }: See the top card of your deck. Leave it there or put it into your void.
help-text-foresee-n = { -shown-keyword(word: "Foresee") } { $foresee }: See the top { $foresee } cards of your deck. Put any of them into your void and the rest back in the order you like.
help-text-anchored = <color=#AA00FF><b>Anchored</b></color>: This character stays in play when it would be dissolved.
help-text-reclaim-without-cost = { -shown-keyword(word: "Reclaim") }: You may play the card out of your void. It is banished once it leaves play.
help-text-reclaim-with-cost = { -shown-keyword(word: "Reclaim") } { e }: You may spend { e } to play this card out of your void. It is banished afterward.

hand-size-limit-exceeded-warning-message = Your hand holds 10 cards: each further card you draw gives you { energy-symbol } instead.
character-limit-exceeded-warning-message = You have too many characters: one will be abandoned, and its spark stays with your total.
combined-limit-warning-message = You have too many characters: one will be abandoned. Your hand holds 10 cards: the cards beyond them give you { e } instead.
`;
