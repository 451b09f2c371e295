type Method = (this: Node, node: Node | null, next?: Node | null) => Node;
const native = {
  removeChild: Reflect.get(Node.prototype, "removeChild") as Method,
  insertBefore: Reflect.get(Node.prototype, "insertBefore") as Method,
};

/**
 * Lets the app go on while the browser translates the page. A translator, such as Chrome's, puts an element in the place of each text
 * that React holds. React then changes a text that nobody sees any more, so an old amount or message stays, or it fails with an error when it
 * removes the text or puts something before it (https://github.com/facebook/react/issues/11538). Here each text comes back to its place before
 * React touches it, and the translator, which watches the page, translates it again.
 *
 * @returns a function that ends it
 */
export function followTranslator(page: Node = document.body): () => void {
  const standIns = new WeakMap<Node, Node>();
  const owners = new WeakMap<Node, Node>();

  const note = (records: readonly MutationRecord[]) => {
    const isNew = (node: Node | null) => records.some(({ addedNodes }) => [...addedNodes].includes(node!));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const removed of removedNodes) {
        // Who asks for another language, or for the original again, replaces what stands there now.
        const text = owners.get(removed) ?? removed;
        if (!isGone(text)) continue;
        const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find(isNew);
        if (!standIn) continue;
        standIns.set(text, standIn);
        owners.set(standIn, text);
      }
    }
  };
  const watcher = new MutationObserver(note);
  watcher.observe(page, { childList: true, subtree: true });

  const bringBack = (node: Node | null | undefined) => {
    if (!node || !isGone(node)) return;
    note(watcher.takeRecords());
    const standIn = standIns.get(node);
    if (standIn) standIn.parentNode?.replaceChild(node, standIn);
  };

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      bringBack(child);
      return native.removeChild.call(this, child);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      bringBack(next);
      return native.insertBefore.call(this, node, next);
    },
  });
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      bringBack(this);
      this.data = value ?? "";
    },
  });

  return () => {
    watcher.disconnect();
    Object.assign(Node.prototype, native);
    Reflect.deleteProperty(Text.prototype, "nodeValue");
  };
}

/** A text that stands nowhere. */
function isGone(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.parentNode;
}
