import {
  type ApplicationText,
  ArgumentScannerError,
  formatMessageForArgumentScannerError,
  text_en,
} from "@stricli/core";
import { closest } from "../../diagnostics/mod.ts";

/** What the command-line library says, in our words. */
export const usageText: ApplicationText = {
  ...text_en,
  briefs: {
    ...text_en.briefs,
    argumentEscapeSequence: "Treat everything after this as an argument",
  },
  exceptionWhileParsingArguments: (problem, ansiColor) =>
    `error: ${
      problem instanceof ArgumentScannerError
        ? usageMessage(problem)
        : text_en.exceptionWhileParsingArguments(problem, ansiColor)
    }`,
  noCommandRegisteredForInput: ({ input, corrections }) =>
    `error: Unknown command "${input}"${didYouMean(input, corrections)}`,
};

function usageMessage(problem: ArgumentScannerError): string {
  return formatMessageForArgumentScannerError(problem, {
    AliasNotFoundError: ({ input }) => `Unknown option -${input}`,
    FlagNotFoundError: ({ input, corrections }) =>
      `Unknown option --${input}${
        didYouMean(`--${input}`, corrections.map((each) => `--${each}`))
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
      `Cannot use "${input}" as ${externalFlagNameOrPlaceholder}: ${
        exception instanceof Error ? exception.message : String(exception)
      }`,
  });
}

/** The nearest of the library's guesses, if it is near enough for us. */
function didYouMean(input: string, guesses: readonly string[]): string {
  const guess = closest(input, guesses.map((each) => each.replaceAll("`", "")));
  return guess === undefined ? "" : `: did you mean "${guess}"?`;
}

function alternatives(values: readonly string[]): string {
  const last = values.at(-1) ?? "nothing";
  return values.length < 2
    ? last
    : `${values.slice(0, -1).join(", ")} or ${last}`;
}
