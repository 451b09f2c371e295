import { readFileSync } from "node:fs";

import type { ScenarioDefinition } from "#definition/format.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";

type WholeScreen = Omit<GalleryScreen, "scenarios"> & { readonly scenarios: readonly ScenarioDefinition[] };

/** A screen in the gallery's catalogue, with the parts that a view reads, and its scenarios whole. */
export function galleryScreen(path: string): WholeScreen {
  const checked = checkScreen({ path, text: read(path), read });
  const { id, scenarios, ...rest } = checked.screen as unknown as {
    readonly id: string;
    readonly path: string;
    readonly title: string;
    readonly scenarios: readonly ScenarioDefinition[];
  };
  return {
    id,
    path: rest.path,
    title: rest.title,
    access: "customer",
    file: path,
    parts: [],
    scenarios,
    steps: [],
    problems: [],
  };
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}
