import { useState } from "react";

import { safeStorage } from "#lib/storage/storage.ts";

const device = safeStorage(() => localStorage);

/** Keeps a number for whatever reads it next. */
export function keepOnDevice(name: string, value: number): void {
  device.write(`gallery.${name}`, value);
}

/** A number that the user has chosen on this device, such as the width of a pane. */
export function useKept(name: string, fallback: number) {
  const key = `gallery.${name}`;
  const [value, setValue] = useState(() => {
    const kept = device.read(key);
    return typeof kept === "number" ? kept : fallback;
  });
  const keep = (next: number) => {
    keepOnDevice(name, next);
    setValue(next);
  };
  return [value, keep] as const;
}
