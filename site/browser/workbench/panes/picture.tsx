import type { JSX } from "preact";
import { Spans } from "../../shared/spans.tsx";
import type { Workbench } from "../state.ts";
import { BoardView } from "./board.tsx";
import { Unread } from "./unread.tsx";

/** The text as players see it: a card, or a board. */
export function PicturePane(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  const picture = workbench.picture.value;
  const { source } = workbench.read.value;
  const isBlank = source.text.trim() === "";
  return (
    <section class="picture" aria-label="What players see" tabIndex={0}>
      {picture === undefined || isBlank
        ? (
          <div class="face">
            <Unread source={source} />
          </div>
        )
        : picture.kind === "card"
        ? (
          <div class="face">
            <Spans spans={picture.spans} />
          </div>
        )
        : <BoardView picture={picture} workbench={workbench} />}
    </section>
  );
}
