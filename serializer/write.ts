import { type Binding, MODE_COST } from "../ast/internal.ts";
import {
  classic,
  type Dialect,
  type WrittenDirective,
} from "../lexer/dialects/mod.ts";
import type { Span } from "../diagnostics/internal.ts";
import { bindingOf, isWhole } from "./bind.ts";
import type { GapCode } from "./gap_code.ts";
import { withCase } from "./letter_case.ts";
import { type Numbering, numbering } from "./numbering.ts";
import type { Literals, Phrase, Unwritable, Variable } from "./phrase.ts";

/** A phrase as text, the values of its variables, and what it cannot say. */
export interface WrittenPhrase {
  readonly text: string;
  readonly bindings: readonly Binding[];
  readonly gaps: readonly Gap[];
}

/** A node of the tree that the text does not say as it is. */
export interface Gap {
  readonly code: GapCode;
  /** Without one, it is the whole. */
  readonly node?: object | number;
  /** What is written for it, for want of anything better. */
  readonly span: Span;
}

/** Writes a phrase out; a name with several values gets numbers: {e1}, {e2}. */
export function write(
  phrase: Phrase,
  dialect: Dialect = classic,
): WrittenPhrase {
  const first = newWriter(dialect, undefined);
  walk(phrase, first, 0);
  if (!first.clash) return first;
  const second = newWriter(dialect, numbering(phrase, dialect));
  walk(phrase, second, 0);
  return second;
}

interface Writer {
  readonly dialect: Dialect;
  text: string;
  /** Whether what comes next starts with a capital. */
  capital: boolean;
  /** Whether a keyword that comes next is in lower case. */
  lower: boolean;
  /** Whether a name was bound to two values. */
  clash: boolean;
  modes: number;
  bindings: Binding[];
  gaps: Gap[];
  readonly numbering: Numbering | undefined;
}

// The parser reads to a depth of 120 rules, of which a phrase takes at most two.
const MAX_DEPTH = 55;

function newWriter(
  dialect: Dialect,
  numbering: Numbering | undefined,
): Writer {
  return {
    dialect,
    text: "",
    capital: false,
    lower: false,
    clash: false,
    modes: 0,
    bindings: NO_BINDINGS,
    gaps: NO_GAPS,
    numbering,
  };
}

// Most texts have one binding at most, and no gaps: no list is made before it is
// needed, and a first push onto an empty one would make room for many.
const NO_BINDINGS: Binding[] = [];
const NO_GAPS: Gap[] = [];

function walk(phrase: Phrase, writer: Writer, depth: number): void {
  if (typeof phrase === "string") return emitWords(phrase, writer);
  switch (phrase.kind) {
    case "words":
      return depth === MAX_DEPTH
        ? walkTooDeep(phrase, writer, depth)
        : walkWords(phrase, writer, depth + 1);
    case "variable":
      return emitVariable(phrase, writer);
    case "capital":
      writer.capital = true;
      return walk(phrase.phrase, writer, depth);
    case "digits":
      return emitNumber(phrase.value, writer);
    case "lower":
      writer.lower = true;
      return walk(phrase.phrase, writer, depth);
    case "differs":
      return walk(phrase.phrases[writer.dialect.name], writer, depth);
    case "unwritable":
      return walkUnwritable(phrase, writer, depth);
  }
}

function walkTooDeep(phrase: Literals, writer: Writer, depth: number): void {
  const span = openSpan({ code: "tree-too-deep" }, writer);
  walkWords(phrase, writer, depth + 1);
  span.end = writer.text.length;
}

function walkUnwritable(
  { code, node, phrase }: Unwritable,
  writer: Writer,
  depth: number,
): void {
  const span = openSpan({ code, node }, writer);
  walk(phrase, writer, depth);
  span.end = writer.text.length;
}

/** Notes a gap that starts here; the caller sets its end. */
function openSpan(
  gap: Omit<Gap, "span">,
  writer: Writer,
): { end: number } {
  const at = writer.text.length;
  const span = { start: at, end: at };
  addGap({ ...gap, span }, writer);
  return span;
}

function addGap(gap: Gap, writer: Writer): void {
  if (writer.gaps === NO_GAPS) writer.gaps = [gap];
  else writer.gaps.push(gap);
}

function walkWords(
  { literals, parts }: Literals,
  writer: Writer,
  depth: number,
): void {
  emitWords(literals[0]!, writer); // There is one literal more than parts.
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    if (typeof part === "string") emitWords(part, writer);
    else walk(part, writer, depth);
    emitWords(literals[i + 1]!, writer);
  }
}

function emitWords(text: string, writer: Writer): void {
  if (text === "") return;
  const { dialect } = writer;
  // Printers spell words as the classic dialect does.
  emit(dialect === classic ? text : dialect.words(text), writer);
}

function emit(text: string, writer: Writer): void {
  writer.text += writer.capital || writer.lower
    ? applyCase(text, writer)
    : text;
}

function applyCase(text: string, writer: Writer): string {
  const { capital, lower } = writer;
  writer.capital = writer.lower = false;
  return withCase(text, capital, lower);
}

function emitNumber(value: number, writer: Writer): void {
  const text = String(value);
  // Digits have no capitals, but stand where one would be.
  writer.capital = writer.lower = false;
  writer.text += text;
  if (!isWhole(value)) noteUnfit(value, text, writer);
}

function emitVariable(variable: Variable, writer: Writer): void {
  const { text, names } = spellVariable(variable, writer);
  emit(text, writer);
  for (let i = 0; i < names.length; i++) {
    const binding = bindingOf(names[i]!, variable, i);
    bind(binding, writer);
    if (binding.kind === "Integer" && !isWhole(binding.value)) {
      noteUnfit(binding.value, text, writer);
    }
  }
}

/** Notes what a name stands for, and whether it stands for something else, too. */
function bind(binding: Binding, writer: Writer): void {
  const { bindings } = writer;
  for (let i = 0; i < bindings.length; i++) {
    const { name, value } = bindings[i]!;
    if (name !== binding.name) continue;
    if (value !== binding.value) writer.clash = true;
    return;
  }
  if (bindings === NO_BINDINGS) writer.bindings = [binding];
  else bindings.push(binding);
}

function spellVariable(variable: Variable, writer: Writer): WrittenDirective {
  const { dialect, numbering } = writer;
  const { directive } = variable;
  if (directive === MODE_COST) return dialect.modeCost(++writer.modes);
  return numbering === undefined
    ? dialect.plain(directive)
    : dialect.numbered(directive, numbering(variable));
}

/** Notes that bindings cannot hold a number that was just written as `text`. */
function noteUnfit(node: number, { length }: string, writer: Writer): void {
  const end = writer.text.length;
  const span = { start: end - length, end };
  addGap({ code: "not-a-whole-number", node, span }, writer);
}
