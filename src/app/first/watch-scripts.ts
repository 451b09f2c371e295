/** Calls when a script of the page, or a file that it imports, does not come. Returns the function that stops this. */
export function watchScripts(document: Document, onMissing: () => void): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) onMissing();
  };
  // The event of an element goes no way up: only a listener that captures hears it.
  document.addEventListener("error", onError, true);
  return () => document.removeEventListener("error", onError, true);
}
