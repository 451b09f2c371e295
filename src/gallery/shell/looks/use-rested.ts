import { useEffect, useState } from "react";

/** The value once it has not changed for some milliseconds; until then the one before. */
export function useRested(value: string, rest: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
