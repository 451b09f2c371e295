import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The available width of an element in CSS pixels; 0 until it is measured. */
export function useRoom<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    // Before the browser paints, so that the content never appears at the old size.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
