import ts from "typescript";
import type { MutationKind, Site } from "./site.ts";

/** What an operator becomes. */
const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
};

/** All the changes that can be made to a file, in the order of its text. */
export function sitesOf(path: string, text: string): readonly Site[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (isOutOfBounds(node)) return;
    const change = changeOf(node);
    if (change !== undefined) sites.push(siteOf(path, text, change));
    if (!isComparison(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return sites.sort((a, b) => a.start - b.start);
}

/** The node to replace, and by which text. */
interface Change {
  readonly kind: MutationKind;
  readonly node: ts.Node;
  readonly after: string;
}

function siteOf(path: string, text: string, change: Change): Site {
  const { kind, node, after } = change;
  const [start, end] = [node.getStart(), node.getEnd()];
  return { path, kind, start, end, before: text.slice(start, end), after };
}

/** Types and imports do nothing when a program runs. */
function isOutOfBounds(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node);
}

/** "a < b ? -1 : 1": of things that all differ, and only the sign counts. */
function isComparison(node: ts.Node): boolean {
  return ts.isConditionalExpression(node) &&
    ts.isBinaryExpression(node.condition) &&
    node.whenTrue.getText() === "-1" && node.whenFalse.getText() === "1";
}

function changeOf(node: ts.Node): Change | undefined {
  if (ts.isBinaryExpression(node)) return operatorChange(node);
  if (ts.isNumericLiteral(node)) return numberChange(node);
  if (ts.isPrefixUnaryExpression(node)) return negationChange(node);
  if (ts.isConditionalExpression(node)) return branchesChange(node);
  if (ts.isReturnStatement(node)) return returnChange(node);
  if (ts.isStringLiteral(node)) return stringChange(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) {
    return { kind: "boolean", node, after: "false" };
  }
  if (node.kind === ts.SyntaxKind.FalseKeyword) {
    return { kind: "boolean", node, after: "true" };
  }
  return undefined;
}

function operatorChange(
  { operatorToken, left, right }: ts.BinaryExpression,
): Change | undefined {
  const after = OPERATORS[operatorToken.getText()];
  // A difference of texts is not a number, which says nothing about the tests.
  if (after === "-" && [left, right].some(isText)) return undefined;
  return after === undefined
    ? undefined
    : { kind: "operator", node: operatorToken, after };
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ||
    (ts.isBinaryExpression(node) && [node.left, node.right].some(isText));
}

function numberChange(node: ts.NumericLiteral): Change | undefined {
  const next = Number(node.text) + 1;
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node
    ? undefined
    : { kind: "number", node, after: String(next) };
}

function negationChange(
  node: ts.PrefixUnaryExpression,
): Change | undefined {
  return node.operator === ts.SyntaxKind.ExclamationToken
    ? { kind: "negation", node, after: node.operand.getText() }
    : undefined;
}

function branchesChange(node: ts.ConditionalExpression): Change {
  const [condition, yes, no] = [node.condition, node.whenTrue, node.whenFalse]
    .map((each) => each.getText());
  return {
    kind: "branches",
    node,
    after: `${condition} ? ${no} : ${yes}`,
  };
}

/** Only early returns: the last one of a function is what all tests see. */
function returnChange(node: ts.ReturnStatement): Change | undefined {
  const { expression } = node;
  const isEarly = ts.isIfStatement(node.parent) ||
    (ts.isBlock(node.parent) && ts.isIfStatement(node.parent.parent));
  return isEarly && expression !== undefined &&
      expression.getText() !== "undefined"
    ? { kind: "return", node: expression, after: "undefined" }
    : undefined;
}

/** Only texts that are handed on or compared: not names, and not in imports. */
function stringChange(node: ts.StringLiteral): Change | undefined {
  const { parent } = node;
  const isValue = ts.isBinaryExpression(parent) ||
    ts.isCallExpression(parent) || ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) || ts.isReturnStatement(parent);
  return isValue && node.text !== ""
    ? { kind: "string", node, after: '""' }
    : undefined;
}
