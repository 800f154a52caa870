import { effect } from "@preact/signals";
import { render } from "preact";
import { addressOf, readAddress } from "./address.ts";
import { App, gameOf } from "./app.tsx";
import { workbench } from "./state.ts";

const root = document.getElementById("app");

// Browsers refuse addresses that change with every key.
const MILLISECONDS_BETWEEN_ADDRESSES = 250;

if (root !== null) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const game = await gameOf(readAddress(location.hash).game);
  const state = workbench(game, location.hash);
  let timer = 0;
  effect(() => {
    const address = addressOf({
      game: state.name.value,
      view: state.view.value,
      source: state.source.value,
    });
    clearTimeout(timer);
    timer = setTimeout(
      () => history.replaceState(null, "", address),
      MILLISECONDS_BETWEEN_ADDRESSES,
    );
  });
  // A link that was pasted into the address bar.
  addEventListener("hashchange", () => location.reload());
  render(<App workbench={state} />, root);
}
