/** Those for which React would render the rest of a page at once, in one long task: its `discreteReplayableEvents`. */
const TYPES =
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(
    " ",
  );

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
