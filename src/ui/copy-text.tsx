import { CopyButton } from "./copy-button.tsx";
import { toast } from "./toast.ts";

/** A button that copies a text and confirms it with a toast. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton
      text={text}
      label={label}
      onCopied={(copied) => toast(`${copied} copied`, "success")}
      onFailed={() => toast("It could not be copied. Select the text and copy it.", "warning")}
    />
  );
}
