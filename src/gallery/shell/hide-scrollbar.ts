import type { SyntheticEvent } from "react";

/** Phones draw scrollbars above the page: with one beside it, a frame would be narrower than it says. */
export function hideScrollbar({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = currentTarget.contentDocument?.documentElement;
  root?.style.setProperty("scrollbar-width", "none");
  root?.style.setProperty("scrollbar-gutter", "auto");
}
