/**
 * What we use of the package behind the command line. No other file imports it,
 * so replacing it starts and ends here.
 */
export {
  ArgumentScannerError,
  buildApplication,
  buildCommand,
  buildRouteMap,
  ExitCode,
  formatMessageForArgumentScannerError,
  help,
  proposeCompletions,
  run,
  text_en,
  version,
} from "@stricli/core";
export type {
  Application,
  ApplicationText,
  BaseArgs,
  BaseFlags,
  Command,
  CommandContext,
  RouteMap,
  StricliIntegration,
  StricliProcess,
  TypedCommandParameters,
} from "@stricli/core";
