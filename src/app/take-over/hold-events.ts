/** Those for which React would render the rest of a page at once, in one long task. */
const TYPES = ["pointer", "mouse", "key"]
  .flatMap((device) => [`${device}down`, `${device}up`])
  .concat("keypress", "touchstart", "touchend", "compositionstart", "compositionend", "input", "change")
  .concat("click", "submit");

/**
 * Keeps the customer's events from the app while it takes over a page: what is typed and chosen meanwhile stands in the fields, and the first
 * script keeps what is pressed. Returns the function that ends it.
 */
export function holdEvents(): () => void {
  for (const type of TYPES) document.addEventListener(type, hold, true);
  return () => {
    for (const type of TYPES) document.removeEventListener(type, hold, true);
  };
}

function hold(event: Event): void {
  event.stopPropagation();
}
