import type { JSX } from "preact";
import type { Span } from "../../../../diagnostics/internal.ts";
import type { Pile, Side } from "../../../../pzl/mod.ts";
import type { CardNote, Picture } from "../game.ts";
import type { Workbench } from "../state.ts";

type BoardPicture = Extract<Picture, { readonly kind: "board" }>;

/**
 * A puzzle as a board: the opponent's side, then yours. Pointing at a card marks
 * its words, and the other way round.
 */
export function BoardView(
  { picture, workbench }: {
    readonly picture: BoardPicture;
    readonly workbench: Workbench;
  },
): JSX.Element {
  const { board } = picture;
  const { title, goal, start, description, difficulty, sides, stack } = board;
  return (
    <div class="board">
      <header>
        <h2>{title}</h2>
        <p class="goal">{goal}</p>
        <p class="start">
          {[start, difficulty].filter(Boolean).join(" · ")}
        </p>
        {description !== null && <p class="description">{description}</p>}
      </header>
      <SideView side={sides[0]} picture={picture} workbench={workbench} />
      {stack.length > 0 && (
        <Row title="Stack">
          {stack.map((each) => <li key={each} class="pile">{each}</li>)}
        </Row>
      )}
      <SideView side={sides[1]} picture={picture} workbench={workbench} />
    </div>
  );
}

interface SideProps {
  readonly side: Side;
  readonly picture: BoardPicture;
  readonly workbench: Workbench;
}

function SideView({ side, picture, workbench }: SideProps): JSX.Element {
  const rows: readonly (readonly [string, readonly Pile[]])[] = [
    ["Attached", side.attachments],
    ["Battlefield", side.battlefield],
    ["Lands", side.lands],
    ...side.zones.map(({ zone, count, piles }) =>
      [`${zone[0]?.toUpperCase()}${zone.slice(1)} (${count})`, piles] as const
    ),
  ];
  return (
    <section class={`side ${side.player}`}>
      <h3>
        {side.name}
        {side.life !== null && <span class="life">{side.life} life</span>}
        {side.mana.length > 0 && <span>mana {side.mana.join(" ")}</span>}
        {side.facts.map((fact) => <span key={fact}>{fact}</span>)}
      </h3>
      {rows.filter(([, piles]) => piles.length > 0).map(([title, piles]) => (
        <Row key={title} title={title}>
          {piles.map((pile, i) => (
            <PileView
              key={i}
              pile={pile}
              notes={notesOf(pile, side, picture.notes)}
              picture={picture}
              workbench={workbench}
            />
          ))}
        </Row>
      ))}
    </section>
  );
}

function Row(
  { title, children }: {
    readonly title: string;
    readonly children: JSX.Element | readonly JSX.Element[];
  },
): JSX.Element {
  return (
    <div class="row">
      <h4>{title}</h4>
      <ul>{children}</ul>
    </div>
  );
}

function PileView(
  { pile, notes, picture, workbench }: {
    readonly pile: Pile;
    readonly notes: readonly string[];
    readonly picture: BoardPicture;
    readonly workbench: Workbench;
  },
): JSX.Element {
  const spans = pile.cards.flatMap((card) => picture.places.get(card) ?? []);
  const isCurrent = spans.some((span) => isAt(workbench, span));
  const { name, count, tapped, marks, attachments } = pile;
  const facts = [
    tapped > 0 && (tapped === count ? "tapped" : `${tapped} tapped`),
    ...marks,
  ].filter(Boolean);
  return (
    <li
      class={[
        "pile",
        tapped > 0 && "tapped",
        isCurrent && "current",
      ].filter(Boolean).join(" ")}
      onMouseOver={(event) => {
        event.stopPropagation();
        workbench.pile.value = spans;
      }}
      onMouseLeave={() => {
        workbench.pile.value = [];
      }}
    >
      <span class="name">{count > 1 ? `${count} × ${name}` : name}</span>
      {facts.length > 0 && <span class="facts">{facts.join(", ")}</span>}
      {notes.map((note) => <span key={note} class="lint">{note}</span>)}
      {attachments.length > 0 && (
        <ul>
          {attachments.map((each, i) => (
            <PileView
              key={i}
              pile={each}
              notes={[]}
              picture={picture}
              workbench={workbench}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Whether the pointer or else the caret is at some words. */
function isAt({ pointer, caret }: Workbench, { start, end }: Span): boolean {
  const offset = pointer.value ?? caret.value;
  return start <= offset && offset <= end;
}

function notesOf(
  { name }: Pile,
  { player }: Side,
  notes: readonly CardNote[],
): readonly string[] {
  return notes.filter((note) => note.player === player && note.name === name)
    .map(({ message }) => message);
}
