import { useLayoutEffect } from "react";

/** Makes the page white and only as tall as its content: a body as tall as the screen would print a second page. */
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
