import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import { h, render } from "preact";
import type { Cursor } from "../../../editor/dreamtides.ts";
import type { Workbench } from "../state.ts";
import { Markdown } from "./markdown.tsx";

/** Says what the words under the pointer mean. */
export function hover(
  { game, source }: Workbench,
  part: Cursor["source"],
): Extension {
  return hoverTooltip((_, offset) => {
    const cursor = { offset, ...part && { source: part } };
    const found = game.value.language.hoverAt(source.value, cursor);
    if (found === undefined) return null;
    const dom = document.createElement("div");
    dom.className = "hover";
    render(h(Markdown, { markdown: found.markdown }), dom);
    const { start, end } = found.span;
    return { pos: start, end, above: true, create: () => ({ dom }) };
  });
}
