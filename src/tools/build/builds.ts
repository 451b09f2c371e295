import { GALLERY } from "#gallery/protocol.ts";

/** Something that Vite builds out of this project. */
export type Build = {
  /** Vite's mode: `vite.config.ts` knows what belongs to it. */
  readonly mode: "production" | "gallery";
  /** Its folder from the project's root, and the page in it: their last change is the build's time. */
  readonly folder: string;
  readonly page: string;
  /** Address of the folder. */
  readonly base: string;
  /** What it is made of, files and folders. */
  readonly sources: readonly string[];
};

const CODE = ["src", "vite.config.ts", "package-lock.json", ".env"];

/** What customers get. */
export const appBuild: Build = {
  mode: "production",
  folder: "dist",
  page: "index.html",
  base: "/",
  sources: [...CODE, "index.html", "schemas", "tenants"],
};

/** The gallery: apart from the app, and without screens and tenants, which it reads as they are. */
export const galleryBuild: Build = {
  mode: "gallery",
  folder: ".cache/gallery",
  page: "src/gallery/gallery.html",
  base: `${GALLERY}/`,
  sources: [...CODE, "tenants/default.json"],
};
