import { plainWords } from "#lib/text/plain-words.ts";
import { openProject, type Project } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

import { copiedScreen } from "./copied-screen.ts";
import { type ExistingScreen, existingScreens } from "./existing-screens.ts";
import type { NewFile } from "./new-file.ts";
import { findOperation } from "./operation.ts";
import { screenFromOperation } from "./screen-from-operation.ts";

/** Screens to begin from that no customer sees; each stands in the folder into which its copies go. */
const TEMPLATES = "schemas/templates/";
const SCREENS = "schemas/screens/";
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/** From what a screen begins: another screen, a template, or an operation of an OpenAPI document. */
export type Beginning =
  | { readonly like: string }
  | { readonly template: string }
  | { readonly document: unknown; readonly operation: string };

/**
 * A new screen, with an id and an address that no other has. Throws `Advice` for a name that cannot be one.
 *
 * @param templates the project's, from `templateScreens`
 * @param title what customers read; without it the name in words
 */
export function newScreen(
  name: string,
  beginning: Beginning,
  { project, templates, title }: NewScreenSurroundings,
): NewFile {
  if (!NAME.test(name))
    throw new Advice(`"${name}" is not a name of a screen: use small letters, digits and -, as water-bill.`);
  const screens = existingScreens(project);
  const owner = screens.find(({ id, path }) => id === name || path === `/${name}`);
  if (owner) throw new Advice(`${owner.file} has that id or address already. Choose another name.`);
  if ("like" in beginning) return copiedScreen(name, beginning.like, { screens, title });
  if ("template" in beginning) {
    return copiedScreen(name, beginning.template, { screens, title, templates });
  }
  return screenFromOperation(name, findOperation(beginning.document, beginning.operation), screens);
}

type NewScreenSurroundings = {
  readonly project: Project;
  readonly templates: readonly ExistingScreen[];
  readonly title?: string | undefined;
};

/** The templates of a project. Their files say the folder of their copies. */
export function templateScreens(root: string): ExistingScreen[] {
  return existingScreens(openProject(root, [TEMPLATES]), [TEMPLATES]).map((template) => ({
    ...template,
    file: template.file.replace(TEMPLATES, SCREENS),
  }));
}

/** The name of a screen that people call so: "Kano Water" becomes `kano-water`; "" where no letter is left. */
export function screenName(title: string): string {
  return plainWords(title)
    .join("-")
    .replace(/^[0-9-]+/, "")
    .slice(0, LONGEST)
    .replace(/-+$/, "");
}
