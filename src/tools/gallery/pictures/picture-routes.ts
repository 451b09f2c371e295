import { Hono } from "hono";
import type { Context } from "hono";
import { stream } from "hono/streaming";

import {
  PICTURE_SCALES,
  type PictureWish,
  type TakenPicture,
  type WishedPictures,
} from "#gallery/protocol-pictures.ts";
import { galleryBuild } from "#tools/build/builds.ts";
import { madeAt } from "#tools/build/freshness.ts";
import { bodyOf, refuse } from "#tools/gallery/answers.ts";
import { catalogueOf } from "#tools/gallery/catalogue.ts";
import type { DraftStore } from "#tools/gallery/drafts.ts";
import type { Inspect } from "#tools/gallery/inspect.ts";
import { isFields } from "#tools/compile-screen/read/fields.ts";
import { createVersions, versionOf } from "#tools/gallery/version.ts";
import { openProject, readOnce, withTexts } from "#tools/project/project-files.ts";

import { menuKey, pictureKey } from "./picture-key.ts";
import { createPictureStore } from "./picture-store.ts";
import { passesOf, type WishedView } from "./passes.ts";
import type { Place, Viewer } from "./viewer.ts";

export type PictureRoutes = {
  readonly root: string;
  readonly drafts: DraftStore;
  readonly viewer: Viewer;
  readonly inspect: Inspect;
};

/** Pictures of views: kept ones at once, others as soon as they are taken. */
export function pictureRoutes({ root, drafts, viewer, inspect }: PictureRoutes): Hono {
  const routes = new Hono();
  const store = createPictureStore(root);
  const versionOfTexts = createVersions();
  const underWay = new Map<string, Promise<string>>();
  let requests = 0;

  routes.get("/pictures/:name", (c) => {
    const jpeg = store.read(c.req.param("name"));
    if (!jpeg) return refuse(c, 404, "There is no such picture.");
    // Its name changes with all that is seen in it.
    return c.body(new Uint8Array(jpeg), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "private, max-age=86400, immutable",
    });
  });

  routes.post("/pictures", async (c) => {
    const wanted = await bodyOf(c);
    if (!isWishedPictures(wanted)) return refuse(c, 400, "Pictures are wished by the views that they show.");
    if (!(await viewer.isThere())) return noBrowser(c);
    const { origin } = new URL(c.req.url);
    const views = viewsOf(wanted.views);
    const place = { origin, version: versionNow(), wish: ++requests };
    return stream(c, async (out) => {
      let isGone = false;
      out.onAbort(() => {
        isGone = true;
      });
      start(views, place, () => isGone);
      await Promise.all(
        views.map(async ({ key }, index) => {
          const name = key === undefined ? undefined : await nameOf(key);
          if (!isGone) await out.write(`${JSON.stringify(lineOf(index, name))}\n`);
        }),
      );
    });
  });

  return routes;

  /** Starts to take the pictures that are neither there nor under way. */
  function start(views: readonly WishedView[], place: Place, isOver: () => boolean): void {
    const missing = views.filter(({ key }) => key !== undefined && !store.find(key) && !underWay.has(key));
    for (const pass of passesOf(missing)) {
      const takings = viewer.take(
        pass.map(({ wish }) => wish),
        place,
        isOver,
      );
      for (const [index, { key }] of pass.entries()) {
        const keeping = takings[index]!.then((taken) => store.keep(key!, taken));
        underWay.set(key!, keeping);
        const end = () => underWay.delete(key!);
        keeping.then(end, end);
      }
    }
  }

  async function nameOf(key: string): Promise<string | undefined> {
    return store.find(key) ?? (await underWay.get(key)?.catch(() => undefined));
  }

  function versionNow(): string {
    return versionOf(`${madeAt(root, galleryBuild)} ${versionOfTexts(openProject(root))}`);
  }

  function viewsOf(wishes: readonly PictureWish[]): readonly WishedView[] {
    const names = new Set(wishes.map((one) => one.drafts));
    const read = new Map([...names].map((name) => [name, viewsIn(name)]));
    return wishes.map((wish) => read.get(wish.drafts)?.(wish) ?? { wish });
  }

  function viewsIn(name: string | undefined): ((wish: PictureWish) => WishedView) | undefined {
    const texts = name === undefined ? new Map<string, string>() : drafts.read(name);
    if (!texts) return undefined;
    const project = readOnce(withTexts(openProject(root), texts));
    const { screens } = catalogueOf(inspect(project), project, { drafts: name, lastGood: () => undefined });
    const build = String(madeAt(root, galleryBuild));
    const around = { screens, menu: menuKey(screens) };
    return (wish) => ({
      wish,
      key: pictureKey(wish, around, project, build),
      screen: screens.find(({ id }) => id === wish.subject),
    });
  }
}

function lineOf(index: number, picture: string | undefined): TakenPicture {
  if (picture === undefined) return { index, verdict: "broken" };
  const verdict = /-(\w+)\.jpg$/.exec(picture)![1] as TakenPicture["verdict"];
  return { index, picture, verdict };
}

function noBrowser(c: Context): Response {
  return c.json({ message: "Pictures need Chromium or Chrome on this machine." }, 503);
}

function isWishedPictures(value: unknown): value is WishedPictures {
  return (
    isFields(value) && Array.isArray(value.views) && value.views.length <= 1000 && value.views.every(isWish)
  );
}

function isWish(value: unknown): value is PictureWish {
  if (!isFields(value)) return false;
  const { subject, state, tenant, scheme, width, scale, language, drafts } = value;
  return (
    [subject, state, tenant].every((one) => typeof one === "string" && /^[\w-]+$/.test(one)) &&
    (scheme === "light" || scheme === "dark") &&
    [language, drafts].every((one) => one === undefined || typeof one === "string") &&
    typeof width === "number" &&
    width >= 200 &&
    width <= 2000 &&
    PICTURE_SCALES.some((one) => one === scale)
  );
}
