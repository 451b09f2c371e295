import { say } from "#lib/text/words.ts";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { words } from "#ui/words.ts";

/** A button that copies a text and confirms it with a toast. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton
      text={text}
      label={label}
      onCopied={(copied) => toast(say(words.copied, { copied }), "success")}
      onFailed={() => toast(words.itCouldNotBeCopiedSelect, "warning")}
    />
  );
}
