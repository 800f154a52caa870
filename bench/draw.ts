import { type Results, RUST } from "./results.ts";

const WIDTH = 860;
const LEFT = 210;
const BAR = 18;
const ROW = 26;
const ROOM = WIDTH - LEFT - 110;

/** Time per stage; ours, Rust, floor and ceiling; cost as the input grows. */
export function draw(results: Results): string {
  const stages = stagesPanel(results);
  const peers = peersPanel(results);
  const growth = growthPanel(results);
  const panels = [stages, peers, growth];
  let y = 16;
  const placed = panels.map(({ height, body }) => {
    const group = `<g transform="translate(0 ${y})">${body}</g>`;
    y += height + 30;
    return group;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="sans-serif" font-size="13">`,
    STYLE,
    `<rect width="${WIDTH}" height="${y}" fill="light-dark(#fff, #1e1e26)"/>`,
    ...placed,
    "</svg>",
    "",
  ].join("\n");
}

/** On a dark page, the picture is dark, too. */
const STYLE =
  "<style>svg { color-scheme: light dark } text { fill: light-dark(#1d1b22, #ecebf1) }</style>";

interface Panel {
  readonly height: number;
  readonly body: string;
}

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly color: string;
}

const OURS = "light-dark(#4a3fb0, #b5abff)";
const OTHERS = "light-dark(#b9b6c3, #6e6b7b)";
const BROKEN = "light-dark(#b3261e, #ffb1a8)";

function stagesPanel({ stages, abilities, corpus, deno }: Results): Panel {
  const ours = ["cardColumns", "grammar", "parse", "serialize"];
  const bars = [...ours, "tokenize", "parseBindings", "resolve"]
    .map((name) => ({ name, value: stages[name]!, color: OURS }));
  return barsPanel(
    `Time per stage, µs per ability (${abilities} abilities, ${corpus}, Deno ${deno})`,
    [...bars, {
      name: "JSON.parse",
      value: stages["JSON.parse"]!,
      color: OTHERS,
    }],
    (value, most) => value / most,
  );
}

function peersPanel({ stages, grammars }: Results): Panel {
  const ours = (name: string, value: number): Bar => ({
    name,
    value,
    color: OURS,
  });
  const other = (name: string, value: number): Bar => ({
    name,
    value,
    color: OTHERS,
  });
  return barsPanel(
    "Beside others, µs per ability, logarithmic",
    [
      other("text to tree: Rust (quoted)", RUST.pipeline),
      ours("text to tree: ours", stages["parse"]!),
      other("JSON.parse of the tree", stages["JSON.parse"]!),
      ours("simple abilities: arcsecond", grammars["arcsecond"]!),
      ours("simple abilities: compiled", grammars["compiled"]!),
      other("simple abilities: by hand", grammars["floor"]!),
    ],
    (value, most) => Math.log(value * 10) / Math.log(most * 10),
  );
}

function barsPanel(
  title: string,
  bars: readonly Bar[],
  share: (value: number, most: number) => number,
): Panel {
  const most = Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ name, value, color }, i) => {
    const y = 24 + i * ROW;
    const width = Math.max(1, share(value, most) * ROOM);
    return [
      text(LEFT - 8, y + 13, name, "end"),
      `<rect x="${LEFT}" y="${y}" width="${
        width.toFixed(1)
      }" height="${BAR}" fill="${color}"/>`,
      text(LEFT + width + 6, y + 13, value.toFixed(2)),
    ].join("");
  });
  return {
    height: 24 + bars.length * ROW,
    body: heading(title) + rows.join("\n"),
  };
}

const PLOT = 170;

function growthPanel({ growth, brokenGrowth }: Results): Panel {
  const lines = [
    { name: "read", times: growth, color: OURS },
    { name: "with a mistake", times: brokenGrowth, color: BROKEN },
  ];
  const all = lines.flatMap(({ times }) => Object.values(times));
  const sizes = Object.keys(growth).map(Number);
  const x = (size: number) =>
    LEFT + ROOM * Math.log(size) / Math.log(Math.max(...sizes));
  const low = Math.log(Math.min(...all) / 2);
  const high = Math.log(Math.max(...all) * 1.3);
  const y = (value: number) =>
    24 + PLOT * (1 - (Math.log(value) - low) / (high - low));
  const drawn = lines.map(({ name, times, color }) => {
    const points = Object.entries(times)
      .map(([size, value]) =>
        `${x(Number(size)).toFixed(1)},${y(value).toFixed(1)}`
      );
    const last = Object.values(times).at(-1)!;
    return [
      `<polyline points="${
        points.join(" ")
      }" fill="none" stroke="${color}" stroke-width="2"/>`,
      text(LEFT + ROOM + 6, y(last) + 4, name),
      text(
        LEFT - 8,
        y(Object.values(times)[0]!) + 4,
        `${Object.values(times)[0]!.toFixed(1)} µs`,
        "end",
      ),
    ].join("");
  });
  const marks = sizes.map((size) =>
    text(x(size), PLOT + 42, String(size), "middle")
  );
  return {
    height: PLOT + 50,
    body: heading(
      "Cost as the input grows: µs per sentence, by sentences in a paragraph",
    ) +
      `<line x1="${LEFT}" y1="${24 + PLOT}" x2="${LEFT + ROOM}" y2="${
        24 + PLOT
      }" stroke="#999"/>` +
      [...drawn, ...marks].join("\n"),
  };
}

function heading(title: string): string {
  return `<text x="8" y="12" font-weight="bold">${title}</text>`;
}

function text(x: number, y: number, content: string, anchor = "start"): string {
  return `<text x="${x.toFixed(1)}" y="${
    y.toFixed(1)
  }" text-anchor="${anchor}">${content}</text>`;
}
