import { pages } from "#app/router/pages.ts";

import type { GalleryScreen } from "./protocol.ts";
import type { Subject } from "./states.ts";

/** Everything that the gallery shows: declared screens, then pages, then the visual language. A page's id is its path. */
export function subjectsOf(screens: readonly GalleryScreen[]): Subject[] {
  return [
    ...screens.map((screen) => ({ id: screen.id, title: screen.title, path: screen.path, screen })),
    ...pages.map(({ path, title }) => ({ id: path.replace(/^\//, ""), title: title(), path })),
    { id: "visual-language", title: "Visual language", path: "/", isLooks: true },
  ];
}
