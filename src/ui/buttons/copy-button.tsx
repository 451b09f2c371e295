import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { unmarked } from "#lib/text/isolated.ts";
import { IconButton } from "./icon-button.tsx";

const CONFIRM_MS = 2000;

export type CopyButtonProps = {
  text: string;
  /** Accessible name, such as "Copy account number". */
  label: string;
  onCopied?: (text: string) => void;
  /** Called when the browser refuses, or has no clipboard. */
  onFailed?: () => void;
};

/** Copies a text and shows a tick for two seconds. The caller shows the message, as a toast. */
export function CopyButton({ text: shown, label, onCopied, onFailed }: CopyButtonProps) {
  const text = unmarked(shown);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed?.();
      return;
    }
    setCopied(true);
    onCopied?.(text);
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      {copied ? <Check size="1.25em" /> : <Copy size="1.25em" />}
    </IconButton>
  );
}
