type TestWindow = { readonly happyDOM: { readonly setViewport: (size: { readonly width: number }) => void } };

/** A desk on which a form has no room beside it: no text stands in two places. Each test begins with it. */
export const USUAL_WIDTH = 1024;

/** Makes the window as wide (pixels), as turning a tablet does. Call it in `act` where something changes with it. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as unknown as TestWindow;
  // happy-dom tells that a media query no longer holds only when it has told that it held.
  happyDOM.setViewport({ width: innerWidth + 1 });
  happyDOM.setViewport({ width });
}
