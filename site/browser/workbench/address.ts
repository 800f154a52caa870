import { readFragment, writeFragment } from "../shared/fragment.ts";
import { DIALECT_CHOICES, type GameName, GAMES, type Source } from "./game.ts";

/** What the pane beside the editor shows. */
export const VIEWS = ["tree", "json", "tokens", "canonical", "copy"] as const;

/** What the pane beside the editor shows. */
export type View = (typeof VIEWS)[number];

/** The whole state of the workbench, as its address carries it. */
export interface Address {
  readonly game: GameName;
  readonly view: View;
  /** Left out until there is something to edit. */
  readonly source?: Source;
}

/** What an address says; whatever it does not say begins at the beginning. */
export function readAddress(hash: string): Address {
  const { game, view, text, variables = "", dialect } = readFragment(hash);
  const chosen = DIALECT_CHOICES.find((each) => each === dialect);
  return {
    game: GAMES.find((each) => each === game) ?? "dreamtides",
    view: VIEWS.find((each) => each === view) ?? "tree",
    ...text !== undefined &&
      { source: { text, variables, ...chosen && { dialect: chosen } } },
  };
}

/** The address of a state. */
export function addressOf({ game, view, source }: Address): string {
  return writeFragment({
    game,
    view: view === "tree" ? "" : view,
    ...source && { text: source.text, variables: source.variables },
    dialect: source?.dialect === "auto" ? "" : source?.dialect ?? "",
  });
}
