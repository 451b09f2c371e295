import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { Project } from "#tools/project/project-files.ts";

const SCREENS = "schemas/screens/";

/** An existing screen: its file, and the values that no other screen may have. */
export type ExistingScreen = {
  readonly file: string;
  readonly text: string;
  readonly id: string;
  readonly path: string;
  readonly order: number | undefined;
};

/**
 * All screens of a project. A file that is not JSON is left out, because lint reports it.
 *
 * @param folders where they are
 */
export function existingScreens(project: Project, folders: readonly string[] = [SCREENS]): ExistingScreen[] {
  const paths = project.paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return paths.flatMap((file) => {
    const text = project.read(file);
    const screen = parsed(text);
    const { order } = fieldsOf(screen.menu);
    const id = textOf(screen.id);
    return id === undefined
      ? []
      : [
          {
            file,
            text,
            id,
            path: textOf(screen.path) ?? "",
            order: typeof order === "number" ? order : undefined,
          },
        ];
  });
}

/** The first free place in the menu after `order`. */
export function freeOrder(order: number, screens: readonly ExistingScreen[]): number {
  const taken = new Set(screens.map((screen) => screen.order));
  let free = order + 1;
  while (taken.has(free)) free++;
  return free;
}

/** Turns a name into a title: `water-bill` becomes "Water Bill". */
export function titleOf(name: string): string {
  return name
    .split(/[-_\s]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
}

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
