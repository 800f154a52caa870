import {
  computed,
  type ReadonlySignal,
  type Signal,
  signal,
} from "@preact/signals";
import type { Diagnostic, Span } from "../../../diagnostics/internal.ts";
import type {
  Edit,
  Fix,
  SemanticToken,
} from "../../../editor/dreamtides/mod.ts";
import { type Address, readAddress, type View } from "./address.ts";
import { explainOnPause } from "./explain_on_pause.ts";
import type { Game, GameName, Picture, Source } from "./game.ts";
import { editSource, quickFixes } from "./quick_fixes.ts";
import { type Reading, settleOnPause } from "./settle_on_pause.ts";
import { nodeAt, reuseNodes, type TreeNode, wordsOf } from "./tree.ts";

/** The state of the workbench, and what follows from it. */
export interface Workbench {
  readonly name: Signal<GameName>;
  readonly game: Signal<Game>;
  readonly source: Signal<Source>;
  /** What all of the following is about: mostly what is typed. */
  readonly read: ReadonlySignal<Reading>;
  /** Reads what has been typed so far, and says what is wrong with it. */
  readonly settle: () => void;
  /** Somebody types on: what is wrong is said once it is finished. */
  readonly wait: () => void;
  /** Says what is wrong with what has been read. */
  readonly explain: () => void;
  readonly view: Signal<View>;
  /** Where the caret is in the text. */
  readonly caret: Signal<number>;
  /** Where the pointer is in the text, if it is there. */
  readonly pointer: Signal<number | undefined>;
  /** The key of the node in the tree that the pointer is at, if it is there. */
  readonly pointed: Signal<string | undefined>;
  /** The words of the cards on a board that the pointer is at, if it is there. */
  readonly pile: Signal<readonly Span[]>;
  /** A message for a moment: "Copied". */
  readonly notice: Signal<string>;
  readonly diagnostics: ReadonlySignal<readonly Diagnostic[]>;
  /** Whether what is typed cannot be read, and nobody asked yet why. */
  readonly isUnfinished: ReadonlySignal<boolean>;
  readonly fixes: ReadonlySignal<readonly Fix[]>;
  /** The words to color. */
  readonly tokens: ReadonlySignal<readonly SemanticToken[]>;
  readonly picture: ReadonlySignal<Picture | undefined>;
  readonly tree: ReadonlySignal<Tree>;
  /** The node that the caret or the pointer is in. */
  readonly current: ReadonlySignal<TreeNode | undefined>;
  /** The words to mark: those of the node or the cards that the pointer is at. */
  readonly words: ReadonlySignal<readonly Span[]>;
}

/** The tree of the text, or of the last text that could be read. */
export interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly isStale: boolean;
}

/** Begins with what the address says. */
export function workbench(first: Game, hash: string): Workbench {
  const address = readAddress(hash);
  const game = signal(first);
  const source = signal(startOf(first, address));
  const caret = signal(0);
  const pointer = signal<number | undefined>(undefined);
  const { read, settle, follow } = settleOnPause(game, source);
  const tree = treeSignal(read);
  const isReadable = computed(() => !tree.value.isStale);
  const { diagnostics, isUnfinished, wait, explain } = explainOnPause(
    read,
    isReadable,
  );
  const current = computed(() => {
    const { nodes, isStale } = tree.value;
    const offset = pointer.value ?? caret.value;
    return isStale ? undefined : nodeAt(nodes, offset);
  });
  const picture = computed(() => {
    const { game, source } = read.value;
    return game.pictureOf(source, diagnostics.value);
  });
  follow(() => void [diagnostics.peek(), picture.peek(), tree.peek()]);
  const pointed = signal<string | undefined>(undefined);
  const pile = signal<readonly Span[]>([]);
  return {
    name: signal(address.game),
    game,
    source,
    read,
    settle: () => {
      settle();
      explain();
    },
    wait,
    explain,
    view: signal(address.view),
    caret,
    pointer,
    pointed,
    pile,
    notice: signal(""),
    diagnostics,
    isUnfinished,
    fixes: computed(() => {
      const { game, source } = read.value;
      return [
        ...quickFixes(source, diagnostics.value),
        ...game.moreFixes(source, diagnostics.value),
      ];
    }),
    tokens: computed(() => {
      const { game, source } = read.value;
      return game.semanticTokensOf(source);
    }),
    picture,
    tree,
    current,
    words: computed(() => {
      const span = pointed.value !== undefined
        ? wordsOf(tree.value.nodes, pointed.value)
        : pointer.value !== undefined
        ? current.value?.span
        : undefined;
      return span === undefined ? pile.value : [span];
    }),
  };
}

/** The text of the address, or else the first sample. */
function startOf(game: Game, { source }: Address): Source {
  return source ?? sampleSource(game, 0);
}

/** The text of a sample. */
export function sampleSource({ samples }: Game, index: number): Source {
  const { text = "", variables = "" } = samples[index] ?? {};
  return { text, variables };
}

/** Makes some edits. */
export function edit({ source }: Workbench, edits: readonly Edit[]): void {
  source.value = editSource(source.value, edits);
}

/** Makes a fix, unless something has been typed since it was found. */
export function makeFix(workbench: Workbench, { edits }: Fix): void {
  const { read, source, settle } = workbench;
  if (read.peek().source === source.peek()) edit(workbench, edits);
  else settle();
}

/** Makes the fix of the problem at the caret, or else the first; false if none. */
export function fixNext(workbench: Workbench): boolean {
  workbench.settle();
  const caret = workbench.caret.value;
  const fixes = workbench.fixes.value;
  const fix =
    fixes.find(({ fixes: problem }) =>
      problem !== undefined && problem.source === undefined &&
      problem.span.start <= caret && caret <= problem.span.end
    ) ?? fixes[0];
  if (fix !== undefined) makeFix(workbench, fix);
  return fix !== undefined;
}

/** Replaces the text by the canonical one; false if it cannot be read. */
export function makeCanonical({ game, source }: Workbench): boolean {
  const canonical = game.value.canonicalOf(source.value);
  if (canonical === undefined) return false;
  const { text, variables } = canonical;
  source.value = { ...source.value, text, variables };
  return true;
}

/** A broken text keeps the tree that it had. */
function treeSignal(read: ReadonlySignal<Reading>): ReadonlySignal<Tree> {
  let last: Tree = { nodes: [], isStale: true };
  let of: Game | undefined;
  return computed(() => {
    const { game, source } = read.value;
    if (of !== game) last = { nodes: [], isStale: true };
    of = game;
    const nodes = of.treeOf(source);
    last = nodes === undefined
      ? { ...last, isStale: true }
      : { nodes: reuseNodes(nodes, last.nodes), isStale: false };
    return last;
  });
}
