/** Calls back once the browser has painted the next frame; at once where the page is hidden, because then it paints none. Returns a function that stops it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(call);
  };
  if (document.hidden) later();
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
