/** Whose zone or life an assertion is about. */
export type Scope = "me" | "opponent";

/** A zone that an assertion can refer to. */
export type AssertionZone =
  | "hand"
  | "graveyard"
  | "battlefield"
  | "exile"
  | "library";

/** Equal, not equal, less, less or equal, greater, greater or equal. */
export type Comparator = "eq" | "ne" | "lt" | "le" | "gt" | "ge";

/** How a game can end. */
export type GameOutcome = "won" | "lost" | "drawn" | "ended";

/** Something stated about the end of a game or about events during it. */
export type AssertionPredicate =
  /** "life eq 20", "life gained ge 3" */
  | {
    readonly kind: "life" | "lifeGained";
    readonly scope: Scope;
    readonly cmp: Comparator;
    readonly value: number;
  }
  /** "opponent hand count eq 0" */
  | {
    readonly kind: "zoneCount";
    readonly scope: Scope;
    readonly zone: AssertionZone;
    readonly cmp: Comparator;
    readonly value: number;
  }
  /** "graveyard contains Lightning Bolt" */
  | {
    readonly kind: "zoneContains";
    readonly scope: Scope;
    readonly zone: AssertionZone;
    readonly card: string;
  }
  /** "library top 3 contains Forest" */
  | {
    readonly kind: "libraryTopContains";
    readonly scope: Scope;
    readonly depth: number;
    readonly card: string;
  }
  /** "game won" */
  | { readonly kind: "gameResult"; readonly result: GameOutcome }
  /** "turn le 2" */
  | {
    readonly kind: "turn";
    readonly cmp: Comparator;
    readonly value: number;
  }
  /** "trigger fired from Spirit Link", "spell cast Opt", "creature died" */
  | {
    readonly kind: "triggerFired" | "spellCast" | "creatureDied";
    readonly card?: string;
  };

/** A line of the section `[assertions]`. */
export type Assertion = AssertionPredicate & { readonly negated: boolean };
