import { GALLERY_API } from "#gallery/protocol.ts";
import { createGalleryApi } from "#tools/gallery/api.ts";

import type { Took } from "./command.ts";

/** What the gallery's server takes for its list: the first time, when it lints all screens, and from then on. */
export async function timeGalleryList(root: string): Promise<{ readonly first: Took; readonly next: Took }> {
  const api = createGalleryApi({ root });
  const ask = async (): Promise<Took> => {
    const start = performance.now();
    const before = process.cpuUsage();
    const reply = await api.request(`http://localhost:1${GALLERY_API}/catalogue`, {
      headers: { host: "localhost:1" },
    });
    if (!reply.ok) throw new Error(`The gallery's list: ${await reply.text()}`);
    await reply.text();
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - start, cpu: (user + system) / 1000 };
  };
  return { first: await ask(), next: await ask() };
}
