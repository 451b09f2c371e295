import { useEffect } from "react";

/** Print without a logo that takes longer than this. */
const LOGO_MS = 3000;

/** Prints the page once it is drawn and its pictures have loaded. */
export function usePrintOnce(): void {
  useEffect(() => {
    let gone = false;
    void picturesDrawn().then(() => {
      if (!gone) window.print();
    });
    return () => {
      gone = true;
    };
  }, []);
}

async function picturesDrawn(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOGO_MS);
  });
  const pictures = [...document.querySelectorAll("img")].map(async (image) => image.decode());
  await Promise.race([Promise.allSettled(pictures), limit]);
  clearTimeout(timer);
}
