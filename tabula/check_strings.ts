import type {
  Entry,
  FunctionReference,
  Junk,
  Message,
  MessageReference,
  Term,
  TermReference,
} from "@fluent/syntax";
import { closest, type Diagnostic, oneEdit } from "../diagnostics/internal.ts";
import { tabulaDiagnostic } from "./messages/mod.ts";
import { namesInCircles } from "./circles.ts";

/** The name of the file with the game's messages. */
export const STRINGS = "strings.ftl";

/**
 * Everything wrong with the text of `strings.ftl`: what is not valid Fluent,
 * messages that are defined twice, references to messages and functions that do
 * not exist, and messages that contain themselves.
 */
export async function checkStrings(text: string): Promise<Diagnostic[]> {
  const { parse } = await import("@fluent/syntax");
  try {
    const { body } = parse(text, { withSpans: true });
    return [
      ...body.filter(isJunk).map((junk) => invalid(text, junk)),
      ...repeated(body.filter(isNamed)),
      ...unknown(body.flatMap(references), namesIn(body.filter(isNamed))),
      ...body.flatMap(unknownFunctions),
      ...circular(body.filter(isNamed)),
    ].sort((a, b) => a.span.start - b.span.start);
  } catch (error) {
    // The parser calls itself for each brace: a text can be too deep for it.
    if (!(error instanceof RangeError)) throw error;
    const details = { id: "", reason: "the file has too many nested braces" };
    return [tabulaDiagnostic("invalid-string", { start: 0, end: 0 }, details)];
  }
}

type Named = Message | Term;

function isNamed(entry: Entry): entry is Named {
  return entry.type === "Message" || entry.type === "Term";
}

function isJunk(entry: Entry): entry is Junk {
  return entry.type === "Junk";
}

/** Terms are written with a dash: `-energy`. */
function nameOf({ type, id }: Named): string {
  return type === "Term" ? `-${id.name}` : id.name;
}

/** Messages, terms, and their attributes as in `message.attribute`. */
function namesIn(entries: readonly Named[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => {
    const name = nameOf(entry);
    return [name, ...entry.attributes.map(({ id }) => `${name}.${id.name}`)];
  }));
}

function invalid(text: string, { span, annotations }: Junk): Diagnostic {
  const start = span?.start ?? 0;
  const [line = ""] = text.slice(start).split("\n", 1);
  const id = /^-?[A-Za-z][\w-]*(?= *=)/.exec(line)?.[0] ?? line.trim();
  const end = start + line.trimEnd().length;
  const reason = reasonOf(annotations[0]);
  return tabulaDiagnostic("invalid-string", { start, end }, { id, reason });
}

/** What the Fluent parser says, in our words. */
function reasonOf(found: Junk["annotations"][number] | undefined): string {
  switch (found?.code) {
    case "E0002":
      return "expected a line such as end-turn = End turn";
    case "E0005":
    case "E0006":
      return "it has no value";
    case "E0010":
      return 'one of its variants must begin with "*"';
  }
  const message = found?.message ?? "it is not valid Fluent";
  return message.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/\.$/, "").replace("expected token: ", "expected ");
}

function repeated(entries: readonly Named[]): Diagnostic[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const id = nameOf(entry);
    const isNew = !seen.has(id);
    seen.add(id);
    if (isNew) return [];
    const start = entry.span?.start ?? 0;
    const span = { start, end: start + id.length };
    const reason = "it is defined twice";
    return [tabulaDiagnostic("invalid-string", span, { id, reason })];
  });
}

/** The functions that Fluent has by itself. */
const FUNCTIONS: ReadonlySet<string> = new Set(["NUMBER", "DATETIME"]);

function unknownFunctions(entry: Entry): Diagnostic[] {
  const id = isNamed(entry) ? nameOf(entry) : "";
  return nodesIn(entry).filter(isCall).filter(({ id: { name } }) =>
    !FUNCTIONS.has(name)
  ).map(({ id: { name, span } }) => {
    const start = span?.start ?? 0;
    const reason = `there is no function ${name}()`;
    return tabulaDiagnostic("invalid-string", {
      start,
      end: start + name.length,
    }, { id, reason });
  });
}

function isCall(node: object): node is FunctionReference {
  return "type" in node && node.type === "FunctionReference";
}

/** Messages that contain themselves, by way of others or not. */
function circular(entries: readonly Named[]): Diagnostic[] {
  const inCircles = namesInCircles(
    new Map(entries.map((entry) => [nameOf(entry), messagesIn(entry)])),
  );
  return entries.filter((entry) => inCircles.has(nameOf(entry)))
    .map((entry) => {
      const id = nameOf(entry);
      const start = entry.span?.start ?? 0;
      const span = { start, end: start + id.length };
      const reason = "it contains itself";
      return tabulaDiagnostic("invalid-string", span, { id, reason });
    });
}

/** The messages that a message contains; those of attributes count as theirs. */
function messagesIn(entry: Named): readonly string[] {
  return references(entry).map(({ name }) => name.split(".")[0] ?? "");
}

/** Where a message names another one. */
interface Reference {
  readonly name: string;
  readonly start: number;
}

type ReferenceNode = MessageReference | TermReference;

/** The references in any part of a message. */
function references(node: object): Reference[] {
  return nodesIn(node).filter(isReference).map(reference);
}

/** A node and all nodes in it. */
function nodesIn(node: object): object[] {
  const inner = Object.values(node)
    .filter((value) => typeof value === "object" && value !== null)
    .flatMap(nodesIn);
  return [node, ...inner];
}

function isReference(node: object): node is ReferenceNode {
  return "type" in node &&
    (node.type === "MessageReference" || node.type === "TermReference");
}

function reference({ type, id, attribute }: ReferenceNode): Reference {
  const sign = type === "TermReference" ? "-" : "";
  const part = attribute === null ? "" : `.${attribute.name}`;
  const start = (id.span?.start ?? 0) - sign.length;
  return { name: sign + id.name + part, start: Math.max(0, start) };
}

function unknown(
  found: readonly Reference[],
  known: ReadonlySet<string>,
): Diagnostic[] {
  return found.filter(({ name }) => !known.has(name))
    .map(({ name: id, start }) => {
      const span = { start, end: start + id.length };
      const replacement = closest(id, known);
      return tabulaDiagnostic("unknown-string", span, { id }, {
        ...replacement !== undefined && {
          suggestion: oneEdit(span, replacement),
        },
      });
    });
}
