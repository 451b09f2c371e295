/** At the latest after so many ms: a page that is hidden, or becomes so, paints no frame, and what is asked for must happen. */
const LATEST = 200;

/**
 * Calls back right before the browser paints the next frame. To move the focus, to scroll or to read a size makes the browser lay out the page
 * at once, and once more for whatever changes afterwards: here nothing does. Returns a function that stops it.
 */
export function inFrame(call: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const run = () => {
    stop();
    call();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, document.hidden ? 0 : LATEST);
  return stop;
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
