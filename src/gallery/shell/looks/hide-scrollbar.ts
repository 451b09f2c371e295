import type { SyntheticEvent } from "react";

/** Phones draw scrollbars on top of the page; a classic scrollbar would make the frame narrower than it claims. */
export function hideScrollbar({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = currentTarget.contentDocument?.documentElement;
  root?.style.setProperty("scrollbar-width", "none");
  root?.style.setProperty("scrollbar-gutter", "auto");
}
