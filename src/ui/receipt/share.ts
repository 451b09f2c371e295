type Shared = { readonly title: string; readonly text: string; readonly picture: File | undefined };

/** Whether this browser can share with other apps. Older browsers and most desktop browsers cannot. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Whether this browser can put a picture into the clipboard, from where desks paste it into chats and e-mails. */
export function canCopyPicture(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}

/** Returns false when it failed. Takes a promise, because some browsers accept only what begins with the customer's click. */
export async function copyPicture(picture: Promise<File | undefined>): Promise<boolean> {
  const drawn = picture.then((file) => file ?? Promise.reject(new Error("This browser cannot draw.")));
  try {
    // Asked for above: our oldest browsers do not have it.
    const { ClipboardItem: Item } = window;
    await Promise.all([navigator.clipboard.write([new Item({ "image/png": drawn })]), drawn]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares the picture if the browser accepts files, else the text. Returns false when it failed; cancelling is not a
 * failure.
 */
export async function shareReceipt({ title, text, picture }: Shared): Promise<boolean> {
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && "canShare" in navigator && navigator.canShare({ files });
  try {
    // Not both: some apps drop the picture when there is also a text.
    await navigator.share(takesFiles ? { title, files } : { title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
