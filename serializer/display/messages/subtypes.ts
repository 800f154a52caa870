/** Every subtype: by itself, as a plural, with an article, counted. */
export const SUBTYPES = `
subtype = <color=#2E7D32><b>{ $subtype ->
    [agent] Agent
    [ancient] Ancient
    [avatar] Avatar
    [child] Child
    [detective] Detective
    [explorer] Explorer
    [guide] Guide
    [hacker] Hacker
    [mage] Mage
    [monster] Monster
    [musician] Musician
    [outsider] Outsider
    [renegade] Renegade
    [robot] Robot
    [spirit-animal] Spirit Animal
    [super] Super
    [survivor] Survivor
    [synth] Synth
    [tinkerer] Tinkerer
    [trooper] Trooper
    [visionary] Visionary
    [visitor] Visitor
    [warrior] Warrior
    [enigma] Enigma
   *[other] { $subtype }
}</b></color>

plural-subtype = <color=#2E7D32><b>{ $subtype ->
    [agent] Agents
    [ancient] Ancients
    [avatar] Avatars
    [child] Children
    [detective] Detectives
    [explorer] Explorers
    [guide] Guides
    [hacker] Hackers
    [mage] Mages
    [monster] Monsters
    [musician] Musicians
    [outsider] Outsiders
    [renegade] Renegades
    [robot] Robots
    [spirit-animal] Spirit Animals
    [super] Supers
    [survivor] Survivors
    [synth] Synths
    [tinkerer] Tinkerers
    [trooper] Troopers
    [visionary] Visionaries
    [visitor] Visitors
    [warrior] Warriors
    [enigma] Enigmas
   *[other] { $subtype }
}</b></color>

a-subtype = { $subtype ->
    [agent] an
    [ancient] an
    [avatar] an
    [explorer] an
    [outsider] an
    [enigma] an
   *[other] a
} { subtype }
ASubtype = { $subtype ->
    [agent] An
    [ancient] An
    [avatar] An
    [explorer] An
    [outsider] An
    [enigma] An
   *[other] A
} { subtype }

count-allied-subtype = { $allies ->
    [one] an allied { subtype }
   *[other] { $allies } allied { plural-subtype }
}
`;
