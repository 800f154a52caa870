import type { Command, RouteMap } from "./stricli.ts";
import { wrap } from "../../diagnostics/internal.ts";
import { type Context, PROGRAM, type Program } from "./command.ts";
import { type Documented, documents } from "./documents.ts";
import {
  argumentsOf,
  type Explained,
  optionsOf,
  usageOf,
} from "./parameters.ts";

type Route = Command<Context> | RouteMap<Context>;

const HELP: Explained = { term: "-h, --help", meaning: "Print this help" };

/** The help of the program, a group of commands or one command. */
export function helpText(
  { brief, examples, commands }: Program,
  path: readonly string[],
  columns: number,
): string {
  const [first, second] = path;
  const route = first === undefined ? undefined : commands[first];
  const target = second === undefined || route === undefined || isCommand(route)
    ? route
    : route.getRoutingTargetForInput(second);
  const sections = target === undefined
    ? programHelp({ brief, examples }, commands)
    : isCommand(target)
    ? commandHelp(target, path)
    : groupHelp(target, path);
  return `${sections.map((each) => write(each, columns)).join("\n\n")}\n`;
}

function isCommand(route: Route): route is Command<Context> {
  return "parameters" in route;
}

/** A part of a help page: lines, a text to wrap, or terms with their meanings. */
type Section =
  | { readonly title: string; readonly lines: readonly string[] }
  | { readonly title: string; readonly terms: readonly Explained[] }
  | { readonly text: string };

function programHelp(
  { brief, examples }: Documented,
  commands: Program["commands"],
): readonly Section[] {
  const terms = Object.entries(commands)
    .map(([term, { brief }]) => ({ term, meaning: brief }));
  const version = { term: "-V, --version", meaning: "Print the version" };
  return [
    {
      title: "USAGE",
      lines: [`${PROGRAM} [COMMAND] [OPTIONS] [ARGUMENTS]`],
    },
    { text: brief },
    { title: "COMMANDS", terms },
    { title: "OPTIONS", terms: [HELP, version] },
    examplesOf(examples),
    { text: `"${PROGRAM} COMMAND --help" has more on each command.` },
  ];
}

function groupHelp(
  group: RouteMap<Context>,
  path: readonly string[],
): readonly Section[] {
  const { brief, examples } = documents.of(group);
  const name = [PROGRAM, ...path].join(" ");
  const terms = group.getAllEntries().map(({ name, target }) => ({
    term: name.original,
    meaning: target.brief,
  }));
  return [
    {
      title: "USAGE",
      lines: terms.map(({ term }) => `${name} ${term} [OPTIONS] …`),
    },
    { text: brief },
    { title: "COMMANDS", terms },
    { title: "OPTIONS", terms: [HELP] },
    ...examples.length === 0 ? [] : [examplesOf(examples)],
  ];
}

function commandHelp(
  command: Command<Context>,
  path: readonly string[],
): readonly Section[] {
  const { brief, description = "", examples } = documents.of(command);
  const given = argumentsOf(command.parameters);
  return [
    { title: "USAGE", lines: [usageOf(command.parameters, path)] },
    { text: brief },
    ...description === "" ? [] : [{ text: description }],
    ...given.length === 0 ? [] : [{ title: "ARGUMENTS", terms: given }],
    { title: "OPTIONS", terms: [...optionsOf(command.parameters), HELP] },
    examplesOf(examples),
  ];
}

function examplesOf(examples: readonly string[]): Section {
  return {
    title: "EXAMPLES",
    lines: examples.map((example) => `${PROGRAM} ${example}`),
  };
}

function write(section: Section, columns: number): string {
  if ("text" in section) return paragraphs(section.text, columns);
  const lines = "lines" in section
    ? section.lines
    : section.terms.flatMap((each) =>
      explain(each, termWidth(section.terms, columns), columns - 2)
    );
  return [section.title, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** Wraps each paragraph; a single line break is only a space. */
function paragraphs(text: string, columns: number): string {
  return text.split("\n\n")
    .map((each) => wrap(each.replaceAll("\n", " "), columns).join("\n"))
    .join("\n\n");
}

/** The widest term, but no more than a third of a line. */
function termWidth(terms: readonly Explained[], columns: number): number {
  const widths = terms.map(({ term }) => term.length);
  const most = Math.floor(columns / 3);
  return Math.max(...widths.filter((each) => each <= most), 0);
}

/** The meaning beside the term, or below a term that is too wide. */
function explain(
  { term, meaning }: Explained,
  width: number,
  columns: number,
): readonly string[] {
  const indent = " ".repeat(width + 2);
  const meanings = wrap(meaning, Math.max(20, columns - indent.length));
  if (term.length > width) {
    return [term, ...meanings.map((line) => indent + line)];
  }
  return meanings.map((line, i) =>
    i === 0 ? `${term.padEnd(width)}  ${line}` : indent + line
  );
}
