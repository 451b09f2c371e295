import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls back when the customer presses, or moves the focus, outside of `root`. */
export function useCloseOutside(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event) => onOutside(event);
    document.addEventListener("pointerdown", listen);
    document.addEventListener("focusin", listen);
    return () => {
      document.removeEventListener("pointerdown", listen);
      document.removeEventListener("focusin", listen);
    };
  }, [open]);
}
