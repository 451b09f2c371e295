import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * Whether the customer has just tapped on something that leads here. Back, and the opening of the document, show the page at once: the browser
 * restores where it was scrolled to.
 */
export function useAfterTap(): boolean {
  return useNavigationType() === NavigationType.Push;
}
