import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { keepInView } from "../keep_in_view.ts";
import type { Workbench } from "../state.ts";
import type { TreeNode } from "../tree.ts";
import { Unread } from "./unread.tsx";

/** The tree; pointing at a node marks its words, and the other way round. */
export function TreeView(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  const { tree, current, pointed } = workbench;
  const root = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const key = current.value?.key;
    // The node may be new; wait until it is in the page.
    requestAnimationFrame(() => showCurrent(root.current, key));
  });
  const { nodes, isStale } = tree.value;
  if (nodes.length === 0) {
    return <Unread source={workbench.read.value.source} />;
  }
  return (
    <div
      ref={root}
      class={isStale ? "tree stale" : "tree"}
      onMouseOver={({ target }) => {
        pointed.value = keyUnder(target);
      }}
      onMouseLeave={() => {
        pointed.value = undefined;
      }}
    >
      {isStale && <p class="nothing">The last text that could be read:</p>}
      <ul>{nodes.map((node) => <Root key={node.key} node={node} />)}</ul>
    </div>
  );
}

/** An ability; as long as it is the same node, nothing is rendered again. */
function Root({ node }: { readonly node: TreeNode }): JSX.Element {
  return useMemo(() => <Node node={node} />, [node]);
}

function Node({ node }: { readonly node: TreeNode }): JSX.Element {
  if (node.children.length === 0) {
    return (
      <li>
        <Line node={node} />
      </li>
    );
  }
  return (
    <li>
      <details open>
        <summary>
          <Line node={node} />
        </summary>
        <ul>
          {node.children.map((child) => <Node key={child.key} node={child} />)}
        </ul>
      </details>
    </li>
  );
}

function Line({ node }: { readonly node: TreeNode }): JSX.Element {
  const { key, field, name, value, children } = node;
  const isEmpty = name === undefined && value === undefined &&
    children.length === 0;
  return (
    <span class="node" data-key={key}>
      {field !== "" && <span class="field">{field}</span>}
      {name !== undefined && <span class="name">{name}</span>}
      {value !== undefined && <span class="value">{value}</span>}
      {isEmpty && <span class="value">none</span>}
    </span>
  );
}

function keyUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest("[data-key]")?.getAttribute("data-key") ?? undefined
    : undefined;
}

/**
 * Highlights a node, opens what it is in, and scrolls its pane, never the page.
 * By hand, since rendering the tree again for each move of the caret takes long.
 */
function showCurrent(root: HTMLElement | null, key: string | undefined): void {
  root?.querySelector(".node.current")?.classList.remove("current");
  const node = key === undefined
    ? null
    : root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const pane = root?.closest<HTMLElement>(".pane");
  if (!node || !pane) return;
  node.classList.add("current");
  let around = node.parentElement?.closest("details");
  while (around) {
    around.open = true;
    around = around.parentElement?.closest("details");
  }
  keepInView(pane, node, 8);
}
