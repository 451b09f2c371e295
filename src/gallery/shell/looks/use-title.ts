import { useEffect } from "react";

/** The browser's title, the most special part first. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, "Gallery"].filter(Boolean).join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
