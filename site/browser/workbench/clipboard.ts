import type { Signal } from "@preact/signals";

const MILLISECONDS_SHOWN = 2500;

/** Copies a text, and says so for a moment. */
export async function copyText(
  text: string,
  notice: Signal<string>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice.value = "Copied";
  } catch {
    notice.value = "The browser does not let this page copy";
  }
  const said = notice.value;
  setTimeout(() => {
    if (notice.value === said) notice.value = "";
  }, MILLISECONDS_SHOWN);
}
