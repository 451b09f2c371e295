import { Hono } from "hono";
import type { Context } from "hono";

import { isCompanyKey } from "#tenant/company-key.ts";
import type { DraftProblems } from "#gallery/protocol.ts";
import { openProject, type Project, readOnce, tenantPaths, withTexts } from "#tools/project/project-files.ts";

import type { Ahead } from "./ahead.ts";
import { bodyOf, refuse } from "./answers.ts";
import { catalogueOf, type Module, screenModule, screenScenarios } from "./catalogue.ts";
import { banksIn, type DraftStore, type Texts } from "./drafts.ts";
import type { Linted } from "#tools/lint/lint-project.ts";

import { type Inspect, lintOne, newProblems } from "./inspect.ts";
import { galleryLanguage } from "./languages.ts";
import { createLastGood } from "./last-good.ts";
import { createQuickList } from "./quick-screens.ts";
import { isDraftFiles } from "./requests.ts";
import { tenantText } from "./tenant-text.ts";

type Looks = { readonly inspect: Inspect; readonly ahead: Ahead };

/** The catalogue, from the files or from drafts of them. */
export function screenRoutes(root: string, drafts: DraftStore, { inspect, ahead }: Looks): Hono {
  const lastGood = createLastGood();
  const listed = keptLists();
  const quickList = createQuickList();
  const routes = new Hono();

  routes.get("/catalogue", async (c) => {
    const name = c.req.query("drafts");
    if (!name && c.req.query("checked") === undefined && ahead.isBehind()) {
      return c.json(quickList(readOnce(openProject(root))));
    }
    await ahead.done();
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const linted = inspect(project);
    if (!name) lastGood.note(linted, project);
    return c.body(listOf(linted, project, name), 200, { "Content-Type": "application/json" });
  });

  routes.get("/scenarios/:id", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const scenarios = screenScenarios(looked(project, c.req.param("id")), project, c.req.param("id"));
    return scenarios ? c.json(scenarios) : refuse(c, 404, "There is no such screen.");
  });

  routes.get("/modules/:name{.+\\.js}", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const id = c.req.param("name").replace(/\.js$/, "");
    const now = screenModule(looked(project, id), project, id);
    if (!now) return refuse(c, 404, "There is no such screen.");
    // Whoever has read the list before an error was saved asks for what stood in it.
    const module = (now.isRefused && !c.req.query("drafts") && goodModule(now.file, id)) || now;
    return c.body(module.code, module.isRefused ? 422 : 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    });
  });

  routes.get("/languages/:tag", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const language = galleryLanguage(c.req.param("tag"), project, inspect(project));
    return language ? c.json(language) : refuse(c, 404, "There is no such language.");
  });

  routes.get("/tenant", (c) => {
    const project = projectOf(c);
    if (!project) return forgotten(c);
    const key = c.req.query("key") ?? "";
    return isCompanyKey(key) ? tenantText(c, project, key) : refuse(c, 404, "There is no such bank.");
  });

  routes.post("/drafts", async (c) => {
    const texts = await textsOf(c);
    if (!texts) return noTexts(c);
    const project = readOnce(withTexts(openProject(root), texts));
    const linted = inspect(project);
    const name = drafts.keep(texts);
    const refused = refusedTenants(texts, linted);
    return c.body(
      `{"drafts":${JSON.stringify(name)},"refused":${JSON.stringify(refused)},"catalogue":${listOf(linted, project, name)}}`,
      200,
      { "Content-Type": "application/json" },
    );
  });

  routes.post("/problems", async (c) => {
    const texts = await textsOf(c);
    if (!texts) return noTexts(c);
    const saved = openProject(root);
    const problems = newProblems(texts, inspect(saved), inspect(withTexts(saved, texts)));
    return c.json({ problems } satisfies DraftProblems);
  });

  return routes;

  /** The catalogue as JSON. */
  function listOf(linted: Linted, project: Project, name: string | undefined): string {
    return listed(linted, name, () => {
      const drafted = banksIn(name ? (textsNamed(name)?.keys() ?? []) : []);
      return JSON.stringify(catalogueOf(linted, project, { drafts: name, drafted, lastGood: lastGood.of }));
    });
  }

  /** The screen with that id alone, as long as many others were not looked at. */
  function looked(project: Project, id: string): Pick<Linted, "screens"> {
    return ahead.isBehind() ? lintOne(project, quickList(project), id) : inspect(project);
  }

  /** The module of a screen as it was when it last had no errors. */
  function goodModule(file: string, id: string): Module | undefined {
    const texts = lastGood.read(lastGood.of(file) ?? "");
    if (!texts) return undefined;
    const project = readOnce(withTexts(openProject(root), texts));
    return screenModule(looked(project, id), project, id);
  }

  /** The project that the request names; undefined when its drafts are forgotten. */
  function projectOf(c: Context): Project | undefined {
    const name = c.req.query("drafts");
    if (!name) return readOnce(openProject(root));
    const texts = textsNamed(name);
    return texts && readOnce(withTexts(openProject(root), texts));
  }

  function textsNamed(name: string): Texts | undefined {
    return drafts.read(name) ?? lastGood.read(name);
  }
}

/** Lists by what was linted: of a thousand screens to write one takes as long as to read the files. */
function keptLists() {
  const known = new WeakMap<Linted, Map<string | undefined, string>>();
  return (linted: Linted, drafts: string | undefined, make: () => string): string => {
    // What was good before an error may be another by now.
    if (linted.screens.some(({ isRefused }) => isRefused)) return make();
    const lists = known.get(linted) ?? new Map<string | undefined, string>();
    known.set(linted, lists);
    const list = lists.get(drafts) ?? make();
    lists.set(drafts, list);
    return list;
  };
}

async function textsOf(c: Context): Promise<Texts | undefined> {
  const wanted = await bodyOf(c);
  return isDraftFiles(wanted) ? new Map(Object.entries(wanted.files)) : undefined;
}

/** Those of the texts that are a tenant's file with an error; screens say it themselves. */
function refusedTenants(texts: Texts, linted: Linted): string[] {
  const paths = tenantPaths({ paths: [...texts.keys()] });
  return paths.filter((path) => linted.problems.some(({ file, level }) => file === path && !level));
}

function noTexts(c: Context): Response {
  return refuse(c, 400, "Drafts are texts by the path of a JSON file.");
}

function forgotten(c: Context): Response {
  return refuse(c, 404, "These drafts are forgotten. Send them again.");
}
