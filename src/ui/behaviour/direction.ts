/** Whether the page runs from right to left at this element. Its computed style would tell too, but all of the page would be styled for it at once. */
export function isRightToLeft(element: Element): boolean {
  return element.closest("[dir]")?.getAttribute("dir") === "rtl";
}
