import { type RefObject, useEffect, useState } from "react";

/** Whether an element is in sight; where the whole page scrolls, also half a window before. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting), {
      rootMargin: "50%",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInSight;
}
