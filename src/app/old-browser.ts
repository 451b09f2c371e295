/**
 * Whether the browser is older than our oldest ones (`tools/build/oldest-browsers.ts`), which got `accent-color` with Chrome 93, Firefox 92
 * and Safari 15.4. It lacks what the app calls, so that a payment could break off; a note on the page says so (`take-over/late-note.tsx`).
 */
export function isOldBrowser(): boolean {
  return !CSS.supports("accent-color", "auto");
}
