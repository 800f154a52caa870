import type { CardListDetails } from "./card_list.ts";
import type { LintDetails } from "./lint.ts";

/** For each likely mistake, why it is one; `explain` shows it. */
export const puzzleReasons: Readonly<
  Record<keyof LintDetails | keyof CardListDetails, string>
> = {
  "missing-player":
    "Forge needs both players of a puzzle. A player exists as soon as one key names it, such as `ailife=20`.",
  "missing-life":
    "Forge starts from life -1 and sets it from the key `…life`. Without the key the player is dead before the first move.",
  "duplicate-id":
    "Ids are how cards refer to each other. When two cards share one, Forge keeps the later card, and references to the earlier one go astray.",
  "dangling-reference":
    "The id names no card of the file. What Forge does depends on the reference: a missing host of `AttachedTo` is a crash, a missing `ExiledWith` is ignored, a missing remembered card becomes an empty entry, and a script without its target runs all the same.",
  "forward-reference":
    "Forge looks up `ChosenCards` and `Attacking:` while it is still reading cards, so they can name only cards that come earlier: first your hand, library, graveyard, battlefield, exile, command zone and sideboard, then your opponent's.",
  "self-reference":
    "A permanent cannot be attached to itself. The id is most likely one off.",
  "unused-id":
    "The id does nothing. Either it is left over, or the reference that should use it names another number.",
  "attached-off-battlefield":
    "Only permanents carry attachments. The card this one is attached to is in another zone, so the attachment falls off or Forge puts it somewhere odd; the id is most likely wrong.",
  "attacking-ignored":
    "Forge sets up combat only if the puzzle starts in the declare attackers or declare blockers step, and only with permanents. Otherwise `Attacking` is read and forgotten.",
  "attacking-untapped":
    "Attacking taps a creature unless it has vigilance. If this one has none, add `Tapped`.",
  "attacker-of-other-player":
    "Creatures attack in their controller's turn. This attacker is on the other side of the table, so either its side or `activeplayer` is wrong.",
  "negative-value":
    "The number is outside of what the game can have, and Forge ignores it or behaves strangely.",
  "missing-targets":
    "This goal is reached when permanents that match `Targets` are on the battlefield. Without the key nothing can match.",
  "unused-targets":
    "The goal does not look at `Targets`. Either the goal is another one, or the line can go.",
  "unused-target-count":
    "The goal does not look at `TargetCount`. Either the goal is another one, or the line can go.",
  "turn-after-limit":
    "Forge ends a lost puzzle in the cleanup step of exactly turn `Turns` (one turn later if the puzzle starts in a cleanup step). A puzzle whose `turn` is already past that number never meets it, so the solver has unlimited time. With the goal Survive the solver wins in the upkeep of exactly the turn after it, which never comes either. `Turns` counts from turn 1, not from the start of the puzzle.",
  "turn-one-draw":
    "In a game of two, the first turn has no draw step. A puzzle that starts before the draw step of turn 1 never draws; write `turn=2` (and add one to `Turns`) if it should.",
  "empty-library":
    "A player who must draw from an empty library loses. This player has a draw step before the puzzle ends, so add a few cards that do not matter, or the puzzle ends by itself.",
  "rad-counter":
    "Rad counters reach a player through an ability in Forge; the reader of puzzles has none to offer, and an exception follows.",
  "player-loses":
    "Before the first move Forge checks who has lost. A player with 0 life or 10 poison counters has, and the puzzle ends in an exception. Only a permanent such as Platinum Angel prevents it. Life below 0 is set after that check and works.",
  "advance-with-stack":
    "`activephaseadvance` moves the game on while it is set up, which Forge refuses while a spell is on the stack. Start in the phase itself, or use `precast`.",
  "blockers-with-stack":
    "Forge declares attackers first and moves on to blockers only if the stack is empty. With `putonstack` the puzzle starts one step earlier than it says.",
  "face-down-crash":
    "Since 2025 Forge asks which ability turned a manifested or cloaked permanent face down, and a puzzle has none. Plain `FaceDown` works, and so do both values outside the battlefield.",
  "token-off-battlefield":
    "A token that is not on the battlefield ceases to exist. Forge creates it and removes it at once.",
  "script-without-api":
    "An ability begins with what it is and what it does, such as `DB$ Draw`. Without one of `AB$`, `DB$`, `SP$` and `ST$` Forge throws an exception.",
  "unknown-ability":
    "`Ability:` names a custom ability that the file must define with a key `Ability…=`. Forge crashes when there is none.",
  "unused-ability":
    "The file defines a custom ability that no card has. Either it is left over, or the card's `Ability:` has another name.",
  "misrouted-ability":
    "Forge recognizes a player's key by how it ends. An ability whose name ends the same way, such as `AbilityHand`, is taken for one; rename it.",
  "unknown-keyword-action":
    "`KW#` can trigger only `Awaken` and `AwakenOnly`. For anything else Forge has no ability to run and crashes.",
  "bar-in-host":
    "In `precast` and `putonstack` a card is only named, perhaps with its set: `Shock|M21`. Modifiers after a bar belong to card lists, and a script follows a colon: `Preordain:CustomScript:…`.",
  "name-is-modifier":
    'Forge looks for modifiers in all parts of an entry, the card\'s name included. A name that begins with one, such as "Monstrous Carabid", applies it. If a modifier was meant, a semicolon stands where a bar belongs.',
  "pasted-name":
    "Pages and deck lists have curly apostrophes, no-break spaces, numbers of copies and comments. Forge takes all of it for the name of a card, which it then does not find. Repeat a card for each copy, and put comments on lines of their own.",
  "shared-value":
    "Puzzles are told apart by their names, and each has a page of its own. A value that occurs twice was usually copied with the rest of the file.",
  "token-color":
    "Forge reads one color word, one letter or two letters of WUBRG. Anything longer, such as `WUB`, makes the token colorless.",
  "token-without-color":
    "A token's image does not color it. Without `Color:` the token is colorless, which matters for protection, devotion and color checks.",
  "unknown-card-name":
    "Forge leaves out a card it does not know and only prints a line to its log. Case and accents do not matter, and any face of a card will do. Planes, schemes, dungeons, conspiracies, vanguards and attractions are not among the cards of a puzzle.",
  "unknown-set":
    "Forge looks for the card's printing in this set. If there is no such set, leave out `Set:`; for a token it is a crash.",
  "unknown-token-script":
    "`T:` names a file of Forge's token scripts, without its extension.",
  "back-face":
    "Forge finds a card by the name of either face, but always puts its front onto the battlefield. If that is a sorcery, the card ends up elsewhere. The modifier in the message turns it.",
  "no-other-face":
    "`Transformed`, `Modal` and `Flipped` turn a card to its other face. This one has only one, so nothing happens.",
  "dies-at-once":
    "The counters of the file replace those that a permanent enters with, and Auras need something to enchant. Forge checks this before the first move and puts the permanent into the graveyard.",
  "attachment-ignored":
    "Only Auras, Equipment and Fortifications are attached to something. Forge leaves the creature unattached.",
  "attached-reconfigure":
    "Forge asks which ability attached a card with reconfigure, and a puzzle has none. Let the solver attach it, or use another Equipment.",
  "uncastable":
    "`precast` casts spells. A land cannot be cast, and an Aura has no target to enter with. Put the card onto the battlefield instead, an Aura with `AttachedTo:` or `EnchantingPlayer:`.",
  "precast-part":
    "Without an index, `precast` runs the first ability of a spell and none that follow from it, such as the card that Opt draws. With the index 0 it runs all of them.",
  "unknown-script-variable":
    "The script runs a variable (SVar) of the card's own script. Forge renames these from time to time; a name that no longer exists is only a line in its log, and the puzzle starts without the effect.",
};
