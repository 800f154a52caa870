import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * What editors look like. Not in the page's stylesheet, which does not reach
 * into them; its colors do.
 */
export const theme: Extension = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)" },
  "&.cm-focused": { outline: "none" },
  "& *": { boxSizing: "border-box" },
  ".cm-scroller": { font: "1rem/1.65 var(--mono)" },
  ".cm-content": { padding: "12px 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 16px" },
  ".cm-line::selection, .cm-line ::selection": {
    background: "light-dark(#d9d4f7, #3c3668)",
  },
  ".token-keyword, .token-trigger, .token-section": {
    color: "light-dark(#7b1fa2, #dfa5f0)",
  },
  ".token-variable, .token-key": { color: "light-dark(#00696f, #63d3dc)" },
  ".token-cost, .token-value, .token-modifier": {
    color: "light-dark(#8a4600, #f0b56a)",
  },
  ".token-comment": { color: "var(--muted)", fontStyle: "italic" },
  ".node-words": {
    borderRadius: "3px",
    background: "light-dark(#e6e1ff, #3a3463)",
    boxShadow: "0 0 0 2px light-dark(#e6e1ff, #3a3463)",
  },
  ".problem-error, .problem-warning, .problem-lint": {
    textDecoration: "underline wavy var(--warning) 1px",
    textUnderlineOffset: "4px",
  },
  ".problem-error": { textDecorationColor: "var(--error)" },
  ".cm-tooltip": {
    maxWidth: "min(36rem, calc(100vw - 32px))",
    overflow: "hidden",
    border: "1px solid var(--line)",
    borderRadius: "8px",
    background: "var(--surface)",
    color: "var(--ink)",
    boxShadow: "0 6px 24px rgb(0 0 0 / 18%)",
  },
  ".hover": {
    display: "grid",
    gap: "8px",
    maxHeight: "40vh",
    padding: "10px 14px",
    overflowY: "auto",
    font: "0.875rem/1.5 var(--sans)",
  },
  ".hover p, .hover pre, .hover ul, .hover blockquote": { margin: "0" },
  ".hover pre, .hover code": { fontFamily: "var(--mono)", fontSize: "0.875em" },
  ".hover pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".hover ul": { paddingLeft: "1.2em" },
  ".hover blockquote": {
    paddingLeft: "10px",
    borderLeft: "3px solid var(--line)",
    fontFamily: "var(--serif)",
  },
  ".hover .problem": {
    display: "grid",
    gap: "6px",
    paddingLeft: "10px",
    borderLeft: "3px solid var(--warning)",
  },
  ".hover .problem.error": { borderColor: "var(--error)" },
  ".hover button": {
    width: "fit-content",
    padding: "3px 10px",
    border: "0",
    borderRadius: "999px",
    background: "light-dark(#4a3fb0, #cfc8ff)",
    color: "light-dark(#ffffff, #1b1733)",
    font: "inherit",
    cursor: "pointer",
  },
  ".hover button:focus-visible": {
    outline: "2px solid var(--accent)",
    outlineOffset: "2px",
  },
  ".completions": {
    maxHeight: "14rem",
    margin: "0",
    padding: "0",
    overflowY: "auto",
    font: "0.875rem/1.5 var(--mono)",
    listStyle: "none",
  },
  ".completions li": {
    padding: "3px 12px",
    whiteSpace: "nowrap",
    cursor: "pointer",
  },
  ".completions [aria-selected=true]": {
    background: "var(--accent-soft)",
    color: "var(--accent)",
  },
  ".completions .detail": { marginLeft: "1em", color: "var(--muted)" },
});
