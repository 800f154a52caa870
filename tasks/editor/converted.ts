import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic as LspDiagnostic,
  DiagnosticSeverity,
  type DocumentSymbol as LspSymbol,
  type FoldingRange,
  type Range,
  SymbolKind as LspSymbolKind,
  type TextEdit,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Severity, Span } from "../../diagnostics/internal.ts";
import type {
  DocumentSymbol,
  Edit,
  FileProblem,
  Fix,
  FixKind,
  Fold,
  SymbolKind,
} from "../../editor/mod.ts";

/** Finds the document of a URI, to turn offsets into lines. */
export type LinesOf = (uri: string) => TextDocument | undefined;

/** A span as lines and columns. */
export function rangeOf(lines: TextDocument, { start, end }: Span): Range {
  return { start: lines.positionAt(start), end: lines.positionAt(end) };
}

const SEVERITIES: { readonly [S in Severity]: DiagnosticSeverity } = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  lint: DiagnosticSeverity.Information,
};

/** A diagnostic as editors show it: the notes are part of its message. */
export function convertedDiagnostic(
  lines: TextDocument,
  found: FileProblem,
  linesOf: LinesOf,
): LspDiagnostic {
  const { code, severity, message, notes = [], labels = [], related } = found;
  const other = related && linesOf(related.file);
  return {
    code,
    source: "dreamtides",
    severity: SEVERITIES[severity],
    range: rangeOf(lines, found.span),
    message: [message, ...notes].join("\n"),
    relatedInformation: [
      ...labels.map(({ span, text }) => ({
        location: { uri: lines.uri, range: rangeOf(lines, span) },
        message: text,
      })),
      ...related === undefined || other === undefined ? [] : [{
        location: { uri: related.file, range: rangeOf(other, related.span) },
        message: related.label,
      }],
    ],
  };
}

/** An edit as lines and columns. */
export function textEdit(
  lines: TextDocument,
  { span, replacement }: Edit,
): TextEdit {
  return { range: rangeOf(lines, span), newText: replacement };
}

const FIX_KINDS: { readonly [K in FixKind]: CodeActionKind } = {
  "quick-fix": CodeActionKind.QuickFix,
  "fix-all": CodeActionKind.SourceFixAll,
  "canonical": CodeActionKind.RefactorRewrite,
};

/** A fix with its edits, ready to be applied. */
export function codeAction(
  lines: TextDocument,
  { title, kind, edits, fixes }: Fix,
): CodeAction {
  return {
    title,
    kind: FIX_KINDS[kind],
    ...fixes && {
      isPreferred: true,
      diagnostics: [convertedDiagnostic(lines, fixes, () => undefined)],
    },
    edit: {
      changes: { [lines.uri]: edits.map((edit) => textEdit(lines, edit)) },
    },
  };
}

const SYMBOL_KINDS: { readonly [K in SymbolKind]: LspSymbolKind } = {
  card: LspSymbolKind.Class,
  ability: LspSymbolKind.Method,
  section: LspSymbolKind.Namespace,
  key: LspSymbolKind.Property,
  table: LspSymbolKind.Struct,
};

/** A symbol with all its children. */
export function symbolOf(
  lines: TextDocument,
  { name, kind, detail, span, selection, children }: DocumentSymbol,
): LspSymbol {
  return {
    // Editors refuse a symbol without a name.
    name: name.trim() === "" ? "…" : name,
    kind: SYMBOL_KINDS[kind],
    ...detail !== undefined && { detail },
    range: rangeOf(lines, span),
    selectionRange: rangeOf(lines, selection),
    children: children.map((child) => symbolOf(lines, child)),
  };
}

/** The lines of a fold. */
export function foldingRange(
  lines: TextDocument,
  { span, kind }: Fold,
): FoldingRange {
  const { start, end } = rangeOf(lines, span);
  return { startLine: start.line, endLine: end.line, kind };
}
