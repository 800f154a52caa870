import { batch } from "@preact/signals";
import type { JSX } from "preact";
import type { Game, GameName, Source } from "./game.ts";
import { DREAMTIDES } from "./games/dreamtides.ts";
import { loadGame } from "./games/load.ts";
import { Editors } from "./panes/editors.tsx";
import { Header } from "./panes/header.tsx";
import { PicturePane } from "./panes/picture.tsx";
import { Views } from "./panes/views.tsx";
import { sampleSource, type Workbench } from "./state.ts";

/** The whole page. */
export function App(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  return (
    <>
      <Header
        workbench={workbench}
        onGame={(name) => void switchGame(workbench, name)}
      />
      <main>
        <Editors workbench={workbench} />
        <PicturePane workbench={workbench} />
        <Views workbench={workbench} />
      </main>
    </>
  );
}

/** A game by its name; Dreamtides is part of the page. */
export function gameOf(name: GameName): Promise<Game> {
  return name === "dreamtides" ? Promise.resolve(DREAMTIDES) : loadGame(name);
}

/** What was being edited in each game, to come back to. */
const left = new Map<GameName, Source>();

async function switchGame(
  workbench: Workbench,
  name: GameName,
): Promise<void> {
  if (name === workbench.name.value) return;
  try {
    const game = await gameOf(name);
    left.set(workbench.name.value, workbench.source.value);
    batch(() => {
      workbench.name.value = name;
      workbench.game.value = game;
      workbench.source.value = left.get(name) ?? sampleSource(game, 0);
      workbench.pointed.value = undefined;
      workbench.pile.value = [];
      workbench.pointer.value = undefined;
    });
  } catch (error) {
    workbench.notice.value = error instanceof Error
      ? error.message
      : String(error);
  }
}
