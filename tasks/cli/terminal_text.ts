import { printable } from "../../diagnostics/internal.ts";

/** Lines as a terminal may show them: they cannot control it. */
export function terminalText(text: string): string {
  return UNSAFE.test(text) ? text.replace(/[^\n\t]+/g, printable) : text;
}

// Everything that `printable` may change, but for line feeds and tabs.
const UNSAFE = /[^\n\t\x20-\x7e]/;
