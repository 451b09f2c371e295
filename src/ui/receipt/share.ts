type Shared = { readonly title: string; readonly text: string; readonly picture: File | undefined };

/** Whether this browser can hand anything to other apps. Older ones and most on a desk cannot. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Shares the picture where the browser takes files, else the text. False when it failed; a customer's cancel is none. */
export async function shareReceipt({ title, text, picture }: Shared): Promise<boolean> {
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && "canShare" in navigator && navigator.canShare({ files });
  try {
    // Not both: some apps drop the picture when there is a text beside it.
    await navigator.share(takesFiles ? { title, files } : { title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
