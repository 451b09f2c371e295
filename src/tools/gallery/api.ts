import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { GALLERY_API } from "#gallery/protocol.ts";

import { type Ahead, createAhead } from "./ahead.ts";
import { refuse } from "./answers.ts";
import { createDrafts, type DraftStore } from "./drafts.ts";
import { fileRoutes } from "./file-routes.ts";
import { createInspector } from "./inspect.ts";
import { keptRoutes, type Sharing } from "./kept/kept-routes.ts";
import { createKeptStore } from "./kept/kept-store.ts";
import { languageRoutes } from "./language-routes.ts";
import { newRoutes } from "./new-routes.ts";
import { onlyFromHere } from "./only-from-here.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { createViewer, type Viewer } from "./pictures/viewer.ts";
import { reviewRoutes } from "./review-routes.ts";
import { screenRoutes } from "./screen-routes.ts";
import { toldRefusals } from "./told-refusals.ts";

/** Bytes. The project's largest file has a twentieth of this. */
const BODY_LIMIT = 1024 * 1024;

export type GalleryApiOptions = {
  /** The project whose files are shown and saved. */
  readonly root: string;
  /** Shared with the sandbox, so that it also answers by the scenarios of drafts. */
  readonly drafts?: DraftStore;
  /** Takes pictures of views. */
  readonly viewer?: Viewer;
  /** Looks at the screens before they are needed. */
  readonly ahead?: Ahead;
  /** What guests may see, or by which command there would be guests. */
  readonly sharing?: Sharing;
};

/** What needs all screens: whoever asks for it waits until they were looked at, and others are answered meanwhile. */
const OF_ALL = ["/languages/*", "/drafts", "/problems", "/review", "/write", "/pictures"];

const NO_GUESTS: Sharing = { command: "npm start -- --share" };

/**
 * Answers all requests below `/__gallery/api/`, as `gallery/protocol.ts` describes. For development only: it reads and
 * writes the project's JSON files, but only for pages of this machine.
 */
export function createGalleryApi({
  root,
  drafts = createDrafts(),
  viewer = createViewer(),
  sharing = NO_GUESTS,
  ahead = createAhead(root),
}: GalleryApiOptions): Hono {
  const inspect = createInspector();
  const api = new Hono().basePath(GALLERY_API);
  api.use(onlyFromHere);
  api.use(toldRefusals);
  api.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413, "A body may have 1 MB.") }));
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  const whole: MiddlewareHandler = async (_c, next) => {
    await ahead.done();
    await next();
  };
  for (const path of OF_ALL) api.use(path, whole);
  api.put("/files", whole);
  api.route("/", screenRoutes(root, drafts, { inspect, ahead }));
  api.route("/", fileRoutes(root, inspect));
  api.route("/", reviewRoutes({ root, drafts, inspect }));
  api.route("/", languageRoutes(root));
  api.route("/", pictureRoutes({ root, drafts, viewer, inspect }));
  api.route("/", newRoutes(root, drafts));
  api.route("/", keptRoutes(createKeptStore(root), sharing));
  api.all("*", (c) => refuse(c, 404, "The gallery knows no such call."));
  return api;
}
