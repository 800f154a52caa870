import type { JSX } from "preact";
import { Title } from "../../shared/title.tsx";
import { copyText } from "../clipboard.ts";
import { type GameName, GAMES } from "../game.ts";
import { sampleSource, type Workbench } from "../state.ts";

const TITLES: Readonly<Record<GameName, string>> = {
  dreamtides: "Dreamtides",
  lorcana: "Lorcana",
  puzzles: "Puzzles",
};

/** Which game, samples to begin with, and a link to share. */
export function Header(
  { workbench, onGame }: {
    readonly workbench: Workbench;
    readonly onGame: (name: GameName) => void;
  },
): JSX.Element {
  return (
    <header class="top">
      <Title text="Playground" />
      <nav aria-label="Games">
        {GAMES.map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={name === workbench.name.value}
            onClick={() => onGame(name)}
          >
            {TITLES[name]}
          </button>
        ))}
      </nav>
      <Samples workbench={workbench} />
      <div class="share">
        <span role="status">{workbench.notice.value}</span>
        <button
          type="button"
          onClick={() => copyText(location.href, workbench.notice)}
        >
          Share
        </button>
      </div>
    </header>
  );
}

function Samples(
  { workbench: { game, source } }: { readonly workbench: Workbench },
): JSX.Element {
  const { samples } = game.value;
  const { text } = source.value;
  const chosen = samples.findIndex((sample) => sample.text === text);
  return (
    <label class="samples">
      <span>Sample</span>
      <select
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) => {
          source.value = sampleSource(game.value, Number(value));
        }}
      >
        {chosen === -1 && <option value="-1">Your own text</option>}
        {samples.map(({ name }, i) => (
          <option key={name} value={String(i)}>{name}</option>
        ))}
      </select>
    </label>
  );
}
