import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { galleryBuild } from "#tools/build/builds.ts";

/** The text of the gallery's page; "" without a build. @param folder the folder of the build */
export function readGalleryPage(folder: string): Promise<string> {
  return readFile(join(folder, galleryBuild.page), "utf8").catch(() => "");
}
