import type {
  Diagnostic,
  Severity,
  Source,
} from "../../../diagnostics/internal.ts";
import { renderJson } from "../../../diagnostics/mod.ts";

/** What GitHub calls our severities. */
const COMMANDS: { readonly [S in Severity]: string } = {
  error: "error",
  warning: "warning",
  lint: "notice",
};

/** A diagnostic as a line that GitHub Actions turns into an annotation. */
export function renderGithub(diagnostic: Diagnostic, source: Source): string {
  const { file, line, endLine, column, endColumn, code, severity, message } =
    renderJson(diagnostic, source);
  const properties = {
    file,
    line,
    endLine,
    col: column,
    endColumn,
    title: code,
  };
  const list = Object.entries(properties)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${COMMANDS[severity]} ${list.join(",")}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
