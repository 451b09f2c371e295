import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the text of an input by its property alone, without React's `value`: what a customer types stands there already, so
 * nothing has to render for it, and it never gets into the page's `value` attribute. An input that unmounts is emptied. What
 * was typed before the app was there stays until the app is told of it.
 * @param textOf the text to show instead of the one that is shown; asked after each rendering
 */
export function useInputText(textOf: (shown: string) => string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    const input = ref.current!;
    const text = textOf(input.value);
    if (input.value !== text && (text || isKnown.current)) input.value = text;
    isKnown.current = true;
  });
  // Not a layout effect: to write into an input that is still in the page takes a cheap phone 30 ms.
  useEffect(() => {
    const input = ref.current!;
    return () => {
      input.value = "";
    };
  }, []);
  return ref;
}
