import { effect } from "@preact/signals";
import { render } from "preact";
import { addressOf, readAddress } from "./address.ts";
import { App, gameOf } from "./app.tsx";
import { workbench } from "./state.ts";

const root = document.getElementById("app");

// Browsers refuse addresses that change with every key, and take long to change
// them.
const MILLISECONDS_BETWEEN_ADDRESSES = 500;

if (root !== null) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const game = await gameOf(readAddress(location.hash).game);
  const state = workbench(game, location.hash);
  let timer = 0;
  const write = () => {
    clearTimeout(timer);
    const address = addressOf({
      game: state.name.peek(),
      view: state.view.peek(),
      source: state.source.peek(),
    });
    if (address !== location.hash) history.replaceState(null, "", address);
  };
  effect(() => {
    void [state.name.value, state.view.value, state.source.value];
    clearTimeout(timer);
    timer = setTimeout(write, MILLISECONDS_BETWEEN_ADDRESSES);
  });
  // Whoever wants to copy the address leaves the page first.
  addEventListener("blur", write);
  addEventListener("pagehide", write);
  // A link that was pasted into the address bar.
  addEventListener("hashchange", () => location.reload());
  render(<App workbench={state} />, root);
}
