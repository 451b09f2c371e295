import { noForeignChanges } from "./foreign-changes.ts";

type Method = (this: Node, ...parameters: unknown[]) => unknown;

/**
 * Lets the app go on while the browser translates the page. Translators change what React holds
 * (https://github.com/facebook/react/issues/11538). Chrome's joins texts that stand side by side and puts elements in their place, one for each part
 * of a sentence. Firefox's joins them too, and takes all children of an element out and in again, in the order of the other language.
 * React then changes a text that nobody sees any more, so an old amount or message stays, or it fails with an error when it removes the text or puts
 * something before it. Here the children of an element become again what they were for React, right before React changes any of them. The
 * translator, which watches the page, translates them again.
 *
 * React calls the methods of this page. Translators call those of a world of their own, so what they do is known only from what the
 * browser records.
 */
export function followTranslator(): void {
  const insertBefore = Reflect.get(Node.prototype, "insertBefore") as Method;
  const changes = noForeignChanges((...where) => void insertBefore.call(...where));

  let isOurs = false;
  const endOurs = () => {
    if (!isOurs) return;
    watcher.takeRecords();
    isOurs = false;
  };
  const watcher = new MutationObserver((records) => (isOurs ? endOurs() : changes.note(records)));
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });

  /** What has been done until now, others did. What is done until this task ends, the app does. */
  const beginOurs = () => {
    if (isOurs) return;
    changes.note(watcher.takeRecords());
    isOurs = true;
    queueMicrotask(endOurs);
  };

  for (const name of ["appendChild", "insertBefore", "removeChild"] as const)
    before(name, "value", (parent) => {
      beginOurs();
      changes.undo(parent);
    });
  before("textContent", "set", (parent) => {
    beginOurs();
    changes.forget(parent);
  });
  before("nodeValue", "set", (text) => {
    beginOurs();
    changes.undoAround(text);
  });
}

/** Has something done before what all nodes of the page do when a method is called or a property is set. */
function before(name: keyof Node, kind: "value" | "set", act: (node: Node) => void): void {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, name)!;
  const native = property[kind] as Method;
  Object.defineProperty(Node.prototype, name, {
    ...property,
    [kind](this: Node, ...parameters: unknown[]) {
      act(this);
      return native.apply(this, parameters);
    },
  });
}
