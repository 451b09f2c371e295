import { Hono } from "hono";

import type { Beginning, Beginnings, NewText, NewWanted } from "#gallery/protocol-new.ts";
import { fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { type ExistingScreen, existingScreens } from "#tools/new/existing-screens.ts";
import { newScreen, screenName, templateScreens } from "#tools/new/new-screen.ts";
import { newTenant } from "#tools/new/new-tenant.ts";
import { openProject, type Project, withTexts } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

import { bodyOf, refuse } from "./answers.ts";
import type { DraftStore } from "./drafts.ts";

/** Begins new screens and banks, as `npm run new` does; the file stays a draft until somebody saves it. */
export function newRoutes(root: string, drafts: DraftStore): Hono {
  const routes = new Hono();

  routes.get("/beginnings", (c) =>
    c.json({
      templates: templateScreens(root).map(beginningOf),
      screens: existingScreens(projectOf(c.req.query("drafts"))).map(beginningOf),
    } satisfies Beginnings),
  );

  routes.post("/new", async (c) => {
    const wanted = await bodyOf(c);
    if (!isNewWanted(wanted)) return refuse(c, 400, "Say what is new: a screen or a bank, and its name.");
    try {
      return c.json(begin(wanted, projectOf(wanted.drafts)));
    } catch (error) {
      if (error instanceof Advice) return refuse(c, 400, error.message);
      throw error;
    }
  });

  return routes;

  function begin(wanted: NewWanted, project: Project): NewText {
    const made = wanted.kind === "screen" ? screenOf(wanted, project) : bankOf(wanted);
    const { path } = made;
    if (project.paths.includes(path)) throw new Advice(`${path} is there already. Choose another name.`);
    return made;
  }

  function screenOf({ title, from }: Extract<NewWanted, { kind: "screen" }>, project: Project): NewText {
    const id = screenName(title);
    if (id === "") throw new Advice("A name begins with a letter from a to z.");
    const { file, text } = newScreen(id, from, {
      project,
      templates: templateScreens(root),
      title: title.trim(),
    });
    return { path: file, text, id };
  }

  function bankOf({ key, name }: Extract<NewWanted, { kind: "bank" }>): NewText {
    if (name.trim() === "") throw new Advice("Give the bank a name.");
    const { file, text } = newTenant(root, key, { name: name.trim() });
    return { path: file, text, id: key };
  }

  function projectOf(name: string | undefined): Project {
    const texts = name === undefined ? undefined : drafts.read(name);
    return texts ? withTexts(openProject(root), texts) : openProject(root);
  }
}

function beginningOf({ id, text }: ExistingScreen): Beginning {
  const screen = fieldsOf(JSON.parse(text));
  const { ask } = fieldsOf(listOf(screen.steps)[0]);
  const { properties } = fieldsOf(fieldsOf(ask).schema);
  const fields = Object.entries(fieldsOf(properties));
  return {
    id,
    title: textOf(screen.title) ?? id,
    asks: fields.flatMap(([, field]) => textOf(fieldsOf(field).title) ?? []),
  };
}

function isNewWanted(value: unknown): value is NewWanted {
  if (!isFields(value)) return false;
  const { kind, title, from, key, name, drafts } = value;
  if (drafts !== undefined && typeof drafts !== "string") return false;
  if (kind === "bank") return typeof key === "string" && typeof name === "string";
  if (kind !== "screen" || typeof title !== "string" || !isFields(from)) return false;
  return typeof from.template === "string" || typeof from.like === "string";
}
