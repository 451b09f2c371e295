/**
 * Calls back right before the browser paints the next frame; soon where the page is hidden, because then it paints none. To move the focus, to
 * scroll or to read a size makes the browser lay out the page at once, and once more for whatever changes afterwards: here nothing does.
 * Returns a function that stops it.
 */
export function inFrame(call: () => void): () => void {
  const timer = document.hidden ? setTimeout(call) : undefined;
  const frame = document.hidden ? 0 : requestAnimationFrame(call);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back once the browser has painted the next frame. Returns a function that stops it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = inFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
