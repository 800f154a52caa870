/**
 * Words with a rule of their own. {Banish} is shown by the message of {banish},
 * with a capital.
 */
export const KEYWORDS = `
-shown-keyword = <color=#AA00FF>{ $word }</color>

aegis = { -shown-keyword(word: "aegis") }
banish = { -shown-keyword(word: "banish") }
banished = { -shown-keyword(word: "banished") }
discover = { -shown-keyword(word: "discover") }
dissolve = { -shown-keyword(word: "dissolve") }
dissolved = { -shown-keyword(word: "dissolved") }
materialize = { -shown-keyword(word: "materialize") }
materialized = { -shown-keyword(word: "materialized") }
prevent = { -shown-keyword(word: "prevent") }
reclaim = { -shown-keyword(word: "reclaim") }

foresee = { -shown-keyword(word: "foresee") } { $foresee }
kindle = { -shown-keyword(word: "kindle") } { $k }
reclaim-for-cost = { reclaim } <color=#00838F>{ $reclaim }●</color>
ReclaimForCost = { -shown-keyword(word: "Reclaim") } <color=#00838F>{ $reclaim }●</color>

fast-symbol = ↯
fast = <b>↯fast</b>
Fast = <b>↯Fast</b>
ChooseOne = <b>Choose One:</b>
bullet = •
`;
