import { render } from "preact";
import type { Gallery } from "../../cards/internal.ts";
import { App } from "./app.tsx";
import { galleryState, readAddress } from "./state.ts";

const root = document.getElementById("app");
const data = document.getElementById("cards")?.textContent ?? "";

if (root !== null) {
  // `galleryPage` wrote it into the page.
  const gallery = JSON.parse(data) as Gallery;
  const state = galleryState(gallery, location.hash);
  addEventListener("hashchange", () => {
    const { page } = state.address.value;
    state.address.value = readAddress(location.hash);
    if (state.address.value.page !== page) scrollTo(0, 0);
  });
  addEventListener("keydown", focusSearch);
  render(<App state={state} />, root);
}

/** "/" moves to the search, as on most pages that have one. */
function focusSearch(event: KeyboardEvent): void {
  const search = document.getElementById("search");
  if (event.key !== "/" || document.activeElement === search) return;
  event.preventDefault();
  search?.focus();
}
