/** What the naive parser makes of a step: a type and a number, or nothing. */
export interface NaiveEffect {
  readonly type: string;
  readonly amount?: number;
}

const SEPARATOR = /,\s+then\s+|\.\s+|\s+and\s+(?=draw|gain|deal|exert|ready)/i;

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ["draw", /draws? (\d+|a) cards?/i],
  ["discard", /discards? (\d+|a) cards?/i],
  ["deal-damage", /deals? (\d+) damage/i],
  ["remove-damage", /removes? (?:up to )?(\d+) damage/i],
  ["move-damage", /moves? (?:up to )?(\d+) damage/i],
  ["gain-lore", /gains? (\d+) lore/i],
  ["lose-lore", /loses? (\d+) lore/i],
  ["modify-stat", /gets? ([+-]\d+) \{[SWL]\}/i],
  ["gain-keyword", /gains? (?:Rush|Ward|Evasive|Bodyguard|Support|Reckless)/],
  ["exert", /exerts? /i],
  ["ready", /ready /i],
  ["banish", /banish(?:es)? /i],
  ["return-to-hand", /returns? .* hand/i],
  ["put-into-inkwell", /puts? .* inkwell/i],
  ["restriction", /can't \w+/i],
  ["play-card", /plays? .* for free/i],
];

/**
 * The floor: cut a text at its separators and match patterns anywhere in the
 * pieces. It reads no noun phrase, no condition and no duration, and cannot
 * notice what it skipped.
 */
export function naiveParse(text: string): readonly NaiveEffect[] {
  return text.replace(/\([^)]*\)/g, "").split(SEPARATOR).flatMap((step) => {
    for (const [type, pattern] of PATTERNS) {
      const found = pattern.exec(step);
      if (found === null) continue;
      const amount = Number(found[1]);
      return [Number.isNaN(amount) ? { type } : { type, amount }];
    }
    return [];
  });
}
