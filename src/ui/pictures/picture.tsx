import { useSyncExternalStore } from "react";

import { Drawn, type Shapes } from "./drawn.tsx";
import type { PictureName } from "./objects.ts";

type Objects = Readonly<Record<PictureName, Shapes>>;

let loaded: Objects | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The pictures are decoration: what has not loaded is not missed, and is tried again with the next one. */
function load(): Promise<void> {
  return import("./objects.ts").then(
    ({ objects }) => {
      loaded = objects;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => listeners.delete(listener);
}

/** A picture of an empty place, in the brand's colours. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <Drawn
      shapes={
        useSyncExternalStore(
          subscribe,
          () => loaded,
          () => undefined,
        )?.[name]
      }
    />
  );
}
