/** Loads the scripts that the page names for customers who are signed in. */
export function loadWanted(): void {
  document
    .querySelectorAll<HTMLLinkElement>("link[rel=wanted]")
    .forEach((link) => (link.rel = "modulepreload"));
}
