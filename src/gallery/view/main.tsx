/** Shows one state by itself. */
export function showView(root: HTMLElement): void {
  root.textContent = "A view will stand here.";
}
