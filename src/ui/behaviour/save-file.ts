const REVOKE_MS = 60_000;

/** Saves a file into the customer's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Later: some browsers ask where to save the file before they read it.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}
