import { useLayoutEffect } from "react";

/** White around the paper, and no taller than what is on it: a body as tall as the screen would print a second page. */
export function useBlankPage(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    style.setProperty("background", "#fff");
    style.setProperty("min-height", "0");
    return () => {
      style.removeProperty("background");
      style.removeProperty("min-height");
    };
  }, []);
}
