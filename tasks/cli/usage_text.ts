import {
  type ApplicationText,
  ArgumentScannerError,
  type Command,
  formatMessageForArgumentScannerError,
  text_en,
} from "./stricli.ts";
import {
  closest,
  editDistance,
  printable,
  wrap,
} from "../../diagnostics/internal.ts";
import type { Context } from "./command.ts";
import { kebab } from "./flags.ts";

/** What was typed, and where the answer is shown. */
export interface Usage {
  readonly args: readonly string[];
  /** Those of the command, if one was named. */
  readonly parameters?: Command<Context>["parameters"] | undefined;
  readonly columns: number;
}

/** What the command-line library says, in our words. */
export function usageText(usage: Usage): ApplicationText {
  const error = (message: string) => {
    const [first, ...rest] = wrap(
      printable(`error: ${message}`),
      usage.columns,
    );
    const more = wrap(rest.join(" "), usage.columns - 2);
    return rest.length === 0
      ? `${first}`
      : [first, ...more.map((line) => `  ${line}`)].join("\n");
  };
  return {
    ...text_en,
    exceptionWhileParsingArguments: (problem, ansiColor) =>
      problem instanceof ArgumentScannerError
        ? error(usageMessage(problem, usage))
        : text_en.exceptionWhileParsingArguments(problem, ansiColor),
    // In a clone, most commands are loaded only with permission to read.
    exceptionWhileLoadingCommandFunction: (problem) =>
      error(`Cannot load the command: ${reasonOf(problem)}`),
    noCommandRegisteredForInput: ({ input, corrections }) =>
      error(`Unknown command "${input}"${didYouMean(input, corrections)}`),
  };
}

function usageMessage(problem: ArgumentScannerError, usage: Usage): string {
  return formatMessageForArgumentScannerError(problem, {
    AliasNotFoundError: ({ input }) => `Unknown option -${input}`,
    FlagNotFoundError: ({ input, corrections }) =>
      `Unknown option --${input}${
        didYouMean(`--${input}`, [
          ...corrections.map((each) => `--${kebab(each)}`),
          ...ROOT_OPTIONS,
        ], synonymOf(input, usage))
      }`,
    EnumValidationError: ({ externalFlagName, input, values }) =>
      `Unknown value "${input}" of --${externalFlagName}: expected ${
        alternatives(values)
      }`,
    UnsatisfiedFlagError: ({ externalFlagName: name }) =>
      isGiven(name, usage)
        ? `Option --${name} needs a value`
        : `Missing option --${name}`,
    UnsatisfiedPositionalError: ({ placeholder }) =>
      `Missing argument ${placeholder}`,
    UnexpectedPositionalError: ({ input }) =>
      `Unexpected argument "${input}"${
        takesText(usage) ? " (quote a text that contains spaces)" : ""
      }`,
    UnexpectedFlagError: ({ externalFlagName }) =>
      `Option --${externalFlagName} is given twice`,
    ArgumentParseError: ({ externalFlagNameOrPlaceholder, input, exception }) =>
      invalidValue(externalFlagNameOrPlaceholder, input, exception),
  });
}

/** Whether an option was typed, in its long or its short form. */
function isGiven(name: string, { args, parameters }: Usage): boolean {
  const letters = Object.entries(parameters?.aliases ?? {})
    .filter(([, flag]) => kebab(String(flag)) === name)
    .map(([letter]) => `-${letter}`);
  return args.some((arg) =>
    arg.split("=", 1)[0] === `--${name}` || letters.includes(arg)
  );
}

function takesText({ parameters }: Usage): boolean {
  const positional = parameters?.positional;
  return positional?.kind === "tuple" &&
    positional.parameters.some(({ placeholder }) => placeholder === "TEXT");
}

/** What other commands call an option that some have under another name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  format: "errors",
  variables: "vars",
};

function synonymOf(input: string, { parameters }: Usage): string | undefined {
  const name = Object.hasOwn(SYNONYMS, input) ? SYNONYMS[input] : undefined;
  return name !== undefined && Object.hasOwn(parameters?.flags ?? {}, name)
    ? `--${name}`
    : undefined;
}

/** A parser's own sentence, or its reason after ours. */
function invalidValue(name: string, input: string, problem: unknown): string {
  const reason = reasonOf(problem);
  if (/^[A-Z]/.test(reason)) return reason;
  const option = /^[a-z]/.test(name) ? `--${name}` : name;
  return `Cannot use "${input}" as ${option}: ${reason}`;
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** Options of the program itself. */
const ROOT_OPTIONS = ["--help", "--version"];

/** The nearest of the guesses, if at most a third of the letters are wrong. */
function didYouMean(
  input: string,
  guesses: readonly string[],
  synonym?: string,
): string {
  const known = synonym ?? ROOT_OPTIONS.find((each) => each === `--${input}`);
  const guess = known ??
    closest(input, guesses.map((each) => each.replaceAll("`", "")));
  if (guess === undefined) return "";
  const most = Math.max(1, Math.floor(input.replace(/^--/, "").length / 3));
  return known !== undefined || editDistance(input, guess, most) <= most
    ? `: did you mean "${guess}"?`
    : "";
}

/** "one", "one or two", "one, two or three". */
export function alternatives(values: readonly string[]): string {
  const last = values.at(-1) ?? "nothing";
  return values.length < 2
    ? last
    : `${values.slice(0, -1).join(", ")} or ${last}`;
}
