/** The keywords that set an ability off, alone and in every combination. */
export const TRIGGERS = `
-shown-trigger = ▸ <b>{ $words }:</b>

Materialized = { -shown-trigger(words: "Materialized") }
Judgment = { -shown-trigger(words: "Judgment") }
Dissolved = { -shown-trigger(words: "Dissolved") }

MaterializedJudgment = { -shown-trigger(words: "Materialized, Judgment") }
MaterializedDissolved = { -shown-trigger(words: "Materialized, Dissolved") }
JudgmentMaterialized = { -shown-trigger(words: "Judgment, Materialized") }
JudgmentDissolved = { -shown-trigger(words: "Judgment, Dissolved") }
DissolvedMaterialized = { -shown-trigger(words: "Dissolved, Materialized") }
DissolvedJudgment = { -shown-trigger(words: "Dissolved, Judgment") }

MaterializedJudgmentDissolved = { -shown-trigger(words: "Materialized, Judgment, Dissolved") }
MaterializedDissolvedJudgment = { -shown-trigger(words: "Materialized, Dissolved, Judgment") }
JudgmentMaterializedDissolved = { -shown-trigger(words: "Judgment, Materialized, Dissolved") }
JudgmentDissolvedMaterialized = { -shown-trigger(words: "Judgment, Dissolved, Materialized") }
DissolvedMaterializedJudgment = { -shown-trigger(words: "Dissolved, Materialized, Judgment") }
DissolvedJudgmentMaterialized = { -shown-trigger(words: "Dissolved, Judgment, Materialized") }

JudgmentPhaseName = <b>Judgment</b>
`;
