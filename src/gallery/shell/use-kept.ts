import { useState } from "react";

import { safeStorage } from "#lib/storage.ts";

const device = safeStorage(() => localStorage);

/** A number that the user has chosen on this device, such as the width of a pane. */
export function useKept(name: string, fallback: number) {
  const key = `gallery.${name}`;
  const [value, setValue] = useState(() => {
    const kept = device.read(key);
    return typeof kept === "number" ? kept : fallback;
  });
  const keep = (next: number) => {
    device.write(key, next);
    setValue(next);
  };
  return [value, keep] as const;
}
