/** What others did to the children of one element. */
type Change = {
  /** The children as the app left them. */
  readonly children: readonly Node[];
  /** What others have put there since. */
  readonly foreign: Set<Node>;
};

/** Changes that others than the app have made to texts of the page. */
export type ForeignChanges = {
  /** Notes what others have done, in the order in which they did it. */
  readonly note: (records: readonly MutationRecord[]) => void;
  /** Makes the children of an element what they were for the app, with their values. Others lose what they put there. */
  readonly undo: (parent: Node) => void;
  /** As `undo`, for the element in which the app put this text. */
  readonly undoAround: (text: Node) => void;
  /** The app itself is about to replace all children of an element. */
  readonly forget: (parent: Node) => void;
};

/** @param insert the browser's own `insertBefore`, which is not noted */
export function noForeignChanges(
  insert: (parent: Node, node: Node, next: Node | null) => void,
): ForeignChanges {
  const changes = new WeakMap<Node, Change>();
  const homes = new WeakMap<Node, Node>();
  const values = new WeakMap<Node, string>();

  const noteChildren = (parent: Node, records: readonly MutationRecord[]) => {
    const known = changes.get(parent);
    // An extension may put its elements beside the app's. They are no concern of ours.
    if (!known && !records.some(isAboutText)) return;
    const { children, foreign } = known ?? { children: childrenBefore(parent, records), foreign: new Set() };
    changes.set(parent, { children, foreign });
    for (const child of children) if (isText(child)) homes.set(child, parent);
    for (const { addedNodes } of records)
      for (const added of addedNodes) if (!children.includes(added)) foreign.add(added);
  };

  const undo = (parent: Node) => {
    const change = changes.get(parent);
    if (!change) return;
    changes.delete(parent);
    for (const node of change.foreign) if (node.parentNode === parent) (node as ChildNode).remove();
    let next: Node | null = null;
    for (const child of backwards(change.children)) {
      const value = values.get(child);
      if (value !== undefined) (child as Text).data = value;
      values.delete(child);
      if (!isBefore(child, next, parent)) insert(parent, child, next);
      next = child;
    }
  };

  return {
    note(records) {
      const byParent = new Map<Node, MutationRecord[]>();
      for (const record of records) {
        const { type, target, oldValue } = record;
        if (type === "childList") byParent.set(target, [...(byParent.get(target) ?? []), record]);
        else if (!values.has(target)) values.set(target, oldValue ?? "");
      }
      for (const [parent, own] of byParent) noteChildren(parent, own);
    },
    undo,
    undoAround(text) {
      const home = homes.get(text);
      if (home) undo(home);
      values.delete(text);
    },
    forget(parent) {
      changes.delete(parent);
    },
  };
}

/** Our oldest browsers have no `toReversed`. */
function backwards<Item>(items: readonly Item[]): readonly Item[] {
  return items.map((_, index) => items.at(-1 - index)!);
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE;
}

function isAboutText({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(isText);
}

/** The children that an element had before what the records tell was done. */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): readonly Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of backwards(records)) {
    for (const added of addedNodes) children.splice(children.indexOf(added), 1);
    const place = nextSibling ? children.indexOf(nextSibling) : children.indexOf(previousSibling!) + 1;
    children.splice(place, 0, ...removedNodes);
  }
  return children;
}

/** Whether a node is a child of this parent, and stands before the next one. */
function isBefore(node: Node, next: Node | null, parent: Node): boolean {
  if (node.parentNode !== parent) return false;
  return !next || (node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
