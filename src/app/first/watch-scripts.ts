/** Calls `onMissing` when a script of the page, or a file that it imports, cannot be loaded. Returns a function that stops this. */
export function watchScripts(document: Document, onMissing: () => void): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) onMissing();
  };
  // An error event of an element does not bubble, so only a capturing listener receives it.
  document.addEventListener("error", onError, true);
  return () => document.removeEventListener("error", onError, true);
}
