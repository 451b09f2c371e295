import { GALLERY_API } from "#gallery/protocol.ts";
import { createGalleryApi } from "#tools/gallery/api.ts";

import type { Took } from "./command.ts";

/** What the gallery's server takes for its list. */
export type Listed = {
  /** The first time. */
  readonly first: Took;
  /** With the problems of all screens: they are linted. */
  readonly checked: Took;
  /** From then on. */
  readonly next: Took;
};

/** Asks the gallery's server of a project for its list, as a page does after a start. */
export async function timeGalleryList(root: string): Promise<Listed> {
  const api = createGalleryApi({ root });
  const ask = async (query = ""): Promise<Took> => {
    const start = performance.now();
    const before = process.cpuUsage();
    const reply = await api.request(`http://localhost:1${GALLERY_API}/catalogue${query}`, {
      headers: { host: "localhost:1" },
    });
    if (!reply.ok) throw new Error(`The gallery's list: ${await reply.text()}`);
    await reply.text();
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - start, cpu: (user + system) / 1000 };
  };
  return { first: await ask(), checked: await ask("?checked="), next: await ask() };
}
