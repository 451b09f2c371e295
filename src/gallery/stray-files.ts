/** Set on what takes a dropped file itself. */
export const TAKES_FILES = "data-takes-files";

/**
 * Keeps a page where it is when a file is dropped beside the place that takes it: a browser would open the file instead,
 * and an editor would take its text in. What takes files says so by an attribute.
 */
export function refuseStrayFiles(page: Window): void {
  page.addEventListener("dragover", refuse, true);
  page.addEventListener("drop", refuse, true);
}

function refuse(event: DragEvent): void {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes("Files") || isTaken(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // The pointer shows it.
  dataTransfer.dropEffect = "none";
}

function isTaken(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.hasAttribute(TAKES_FILES));
}
