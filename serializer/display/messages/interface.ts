/** What surrounds rules text in the game: icons, types, notes, prompts, buttons. */
export const INTERFACE = `
bug-icon = { "\\uF88D" }
undo-icon = { "\\uFD88" }
eye-icon = { "\\uF9F9" }
eye-slash-icon = { "\\uF9F8" }
asterisk-icon = { "\\uF810" }

card-type-character = Character
card-type-event = Event
card-type-dreamsign = Dreamsign
card-type-dreamcaller = Dreamcaller
card-type-dreamwell = Dreamwell

token-type-activated-ability = Activated Ability
token-type-triggered-ability = Triggered Ability
token-type-reclaim-ability = Reclaim Ability
character-ability-card-name = { $character-name } Ability
modal-effect-choice-card-name = Choice { $number }

card-rules-text-energy-paid = ({ e } paid)
card-rules-text-reclaimed = (Reclaimed)
card-rules-text-anchored = (Anchored)

prompt-choose-character = Choose a character
prompt-choose-energy-amount = Choose energy amount
prompt-pick-mode = Choose a mode
prompt-select-card-order = Select card position
prompt-select-from-hand = Select from your hand
prompt-select-from-void = Select from your void
prompt-select-option = Select an option
prompt-select-stack-card = Select a card

decline-prompt-button = Decline
pay-energy-prompt-button = Spend { e }
# The game asks for this message by this spelling.
pay-energy-addtional-cost-button = Spend { e }
increment-energy-prompt-button = +1{ energy-symbol }
decrement-energy-prompt-button = -1{ energy-symbol }
primary-button-submit-void-card-targets = Submit
primary-button-submit-hand-card-targets = Submit
primary-button-submit-deck-card-order = Submit
primary-button-resolve-stack = Resolve
primary-button-end-turn = End Turn
primary-button-start-next-turn = Next Turn
hide-stack-button = { eye-icon }
show-stack-button = { eye-slash-icon }
show-battlefield-button = { eye-icon }
hide-battlefield-button = { eye-slash-icon }
dev-menu-button = { bug-icon } Dev
error-message-panel-title = Error
`;
