import type { RouteMap } from "../cli/stricli.ts";
import { type Context, group } from "../cli/command.ts";
import { checkCommand } from "./check_command.ts";
import {
  fromDumpCommand,
  fromJsonCommand,
  jsonCommand,
  newCommand,
} from "./convert_commands.ts";
import { diffCommand } from "./diff_command.ts";
import { formatCommand } from "./format_command.ts";
import { puzzleGalleryCommand } from "./gallery_command.ts";
import { refsCommand } from "./refs_command.ts";
import { showCommand } from "./show_command.ts";
import { statsCommand } from "./stats_command.ts";

/** `pzl check`, `pzl show`, … */
export const pzlCommands: RouteMap<Context> = group(
  "Read, check, show and convert puzzle files of Forge",
  {
    check: checkCommand,
    show: showCommand,
    format: formatCommand,
    diff: diffCommand,
    new: newCommand,
    "from-dump": fromDumpCommand,
    json: jsonCommand,
    "from-json": fromJsonCommand,
    gallery: puzzleGalleryCommand,
    stats: statsCommand,
    refs: refsCommand,
  },
);
