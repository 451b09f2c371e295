import { GALLERY } from "#gallery/protocol.ts";

/** One build that Vite makes of this project. */
export type Build = {
  /** Vite's mode; `vite.config.ts` chooses plugins by it. */
  readonly mode: "production" | "gallery";
  /** Its folder from the project's root, and its page: the time of their last change is the time of the build. */
  readonly folder: string;
  readonly page: string;
  /** Base address of the folder. */
  readonly base: string;
  /** Files and folders from which it is built. */
  readonly sources: readonly string[];
};

const CODE = ["src", "vite.config.ts", "package-lock.json", ".env"];

/** The customers' app. */
export const appBuild: Build = {
  mode: "production",
  folder: "dist",
  page: "index.html",
  base: "/",
  sources: [...CODE, "index.html", "schemas", "tenants"],
};

/** The gallery. It is apart from the app and contains no screens and tenants, because it reads their current files. */
export const galleryBuild: Build = {
  mode: "gallery",
  folder: ".cache/gallery",
  page: "src/gallery/gallery.html",
  base: `${GALLERY}/`,
  sources: [...CODE, "tenants/default.json"],
};
