import {
  type ApplicationText,
  ArgumentScannerError,
  formatMessageForArgumentScannerError,
  text_en,
} from "@stricli/core";
import { closest, editDistance, printable } from "../../diagnostics/mod.ts";

/** What the command-line library says, in our words. */
export const usageText: ApplicationText = {
  ...text_en,
  exceptionWhileParsingArguments: (problem, ansiColor) =>
    `error: ${
      problem instanceof ArgumentScannerError
        ? printable(usageMessage(problem))
        : text_en.exceptionWhileParsingArguments(problem, ansiColor)
    }`,
  // In a clone, most commands are loaded only with permission to read.
  exceptionWhileLoadingCommandFunction: (problem) =>
    `error: Cannot load the command: ${
      problem instanceof Error ? problem.message : String(problem)
    }`,
  noCommandRegisteredForInput: ({ input, corrections }) =>
    printable(
      `error: Unknown command "${input}"${didYouMean(input, corrections)}`,
    ),
};

function usageMessage(problem: ArgumentScannerError): string {
  return formatMessageForArgumentScannerError(problem, {
    AliasNotFoundError: ({ input }) => `Unknown option -${input}`,
    FlagNotFoundError: ({ input, corrections }) =>
      `Unknown option --${input}${
        didYouMean(`--${input}`, [
          ...corrections.map((each) => `--${each}`),
          ...ROOT_OPTIONS,
        ])
      }`,
    EnumValidationError: ({ externalFlagName, input, values }) =>
      `Unknown value "${input}" of --${externalFlagName}: expected ${
        alternatives(values)
      }`,
    UnsatisfiedFlagError: ({ externalFlagName }) =>
      `Option --${externalFlagName} needs a value`,
    UnsatisfiedPositionalError: ({ placeholder }) =>
      `Missing argument ${placeholder}`,
    UnexpectedPositionalError: ({ input }) =>
      `Unexpected argument "${input}" (quote a text that contains spaces)`,
    UnexpectedFlagError: ({ externalFlagName }) =>
      `Option --${externalFlagName} is given twice`,
    ArgumentParseError: ({ externalFlagNameOrPlaceholder, input, exception }) =>
      invalidValue(externalFlagNameOrPlaceholder, input, exception),
  });
}

/** A parser's own sentence, or its reason after ours. */
function invalidValue(name: string, input: string, problem: unknown): string {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return /^[A-Z]/.test(reason)
    ? reason
    : `Cannot use "${input}" as ${name}: ${reason}`;
}

/** Options of the program itself. */
const ROOT_OPTIONS = ["--help", "--version"];

/** The nearest of the guesses, if at most a third of the letters are wrong. */
function didYouMean(input: string, guesses: readonly string[]): string {
  const bare = ROOT_OPTIONS.find((each) => each === `--${input}`);
  const guess = bare ??
    closest(input, guesses.map((each) => each.replaceAll("`", "")));
  if (guess === undefined) return "";
  const most = Math.max(1, Math.floor(input.replace(/^--/, "").length / 3));
  return bare !== undefined || editDistance(input, guess, most) <= most
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
