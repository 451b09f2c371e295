import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { createSandbox, isSandboxPath, type Provider } from "#sandbox/server.ts";
import { createDrafts } from "#tools/gallery/drafts.ts";

import type { GalleryOptions } from "./gallery.ts";
import { securityHeaders } from "./headers.ts";
import { closeServer, listen, portOf } from "./listen.ts";
import { sandboxDataFolder } from "./sandbox-folder.ts";
import { scenarioCalls } from "./scenario-calls.ts";
import { sandboxListener } from "./sandbox-listener.ts";
import { tenantKeys } from "./tenant-keys.ts";

const API_HEADERS = securityHeaders({ apis: [], pictures: [] });

/** What serves everything but the sandbox. */
export type App = {
  listener(incoming: IncomingMessage, outgoing: ServerResponse): unknown;
  close(): Promise<void>;
};

export type BankServerOptions = {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Named in advice, e.g. `npm start`. */
  readonly command: string;
  /** The sandbox forgets everything when the server ends. */
  readonly memory: boolean;
  /** How the sandbox answers. */
  readonly provider?: Provider;
  /** Makes the app for the server that will carry it. */
  createApp(server: Server): Promise<App>;
  /** Serves the gallery below its address; without it, the app does, which knows no such page. */
  readonly gallery?: Pick<GalleryOptions, "followed">;
};

export type BankServer = { readonly port: number; readonly close: () => Promise<void> };

/**
 * App and sandbox in one process, on one origin. Takes the port first, opens both side by side, and holds requests
 * back until both are ready. Throws `Advice` when the port is in use.
 */
export async function serveBank(options: BankServerOptions): Promise<BankServer> {
  let open: (listener: App["listener"]) => void;
  const opened = new Promise<App["listener"]>((resolve) => (open = resolve));
  const server = await listen(options.port, options.command, (incoming, outgoing) => {
    void opened.then((answer) => answer(incoming, outgoing));
  });
  const port = portOf(server);
  const root = process.cwd();
  const drafts = createDrafts();
  const [sandbox, app, gallery] = await Promise.all([
    createSandbox({
      unknown: scenarioCalls(root, drafts.latest),
      otherCompanies: () => tenantKeys(root),
      ...options.provider,
      ...(!options.memory && { dataDir: sandboxDataFolder(port) }),
    }),
    options.createApp(server),
    // It brings the editor's language service, which those that serve no gallery start faster without.
    options.gallery && import("./gallery.ts"),
  ]);
  const answerSandbox = sandboxListener(sandbox);
  const answerGallery = gallery?.galleryListener({ root, drafts, ...options.gallery });
  open!((incoming, outgoing) => {
    const path = pathOf(incoming);
    if (isSandboxPath(path)) {
      // A reply that somebody opens as a page does nothing either.
      for (const [name, value] of Object.entries(API_HEADERS)) outgoing.setHeader(name, value);
      return answerSandbox(incoming, outgoing);
    }
    if (answerGallery && gallery?.isGalleryPath(path)) return answerGallery(incoming, outgoing);
    return app.listener(incoming, outgoing);
  });
  return {
    port,
    // The port is let go last: until then nobody else may open the sandbox's folder.
    close: async () => {
      await app.close();
      await sandbox.close();
      await closeServer(server);
    },
  };
}

function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? "/").split("?")[0]!;
}
