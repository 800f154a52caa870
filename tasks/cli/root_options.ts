import { help, version } from "./stricli.ts";
import config from "../../deno.json" with { type: "json" };
import type { RootOptions } from "./application.ts";

/** The options of the program itself; every command that is run pays for them. */
export const ROOT_OPTIONS: RootOptions = {
  // For completions; `runProgram` prints help itself.
  help: help({
    brief: "Print this help",
    complete: true,
    formatting: {
      caseStyle: "convert-camel-to-kebab",
      useAliasInUsageLine: false,
      onlyRequiredInUsageLine: true,
    },
  }),
  version: version({
    brief: "Print the version",
    info: { currentVersion: config.version },
    alias: "V",
    complete: true,
  }),
};
