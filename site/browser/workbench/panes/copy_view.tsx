import type { JSX } from "preact";
import { copyText } from "../clipboard.ts";
import type { Copy } from "../game.ts";
import type { Workbench } from "../state.ts";

/** One notation, and a button that copies it. */
export function CopyView(
  { copy: { name, text }, workbench }: {
    readonly copy: Copy;
    readonly workbench: Workbench;
  },
): JSX.Element {
  return (
    <section class="copy">
      <header>
        <h3>{name}</h3>
        <button
          type="button"
          aria-label={`Copy ${name}`}
          onClick={() => copyText(text, workbench.notice)}
        >
          Copy
        </button>
      </header>
      <pre tabIndex={0} aria-label={name}>{text}</pre>
    </section>
  );
}
