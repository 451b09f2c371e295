import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { createSandbox, isSandboxPath, StoreProblem, type Provider } from "#sandbox/server.ts";
import { createDrafts } from "#tools/gallery/drafts.ts";
import { createViewer } from "#tools/gallery/pictures/viewer.ts";
import { Advice } from "#tools/setup/advice.ts";

import { ERROR_REPORTS, errorReports } from "./error-reports.ts";
import type { GalleryOptions } from "./gallery.ts";
import { securityHeaders } from "./headers.ts";
import { closeServer, listen, portOf } from "./listen.ts";
import { openGuests } from "./open-guests.ts";
import { sandboxDataFolder } from "./sandbox-folder.ts";
import { isSameOrigin } from "./same-origin.ts";
import { scenarioCalls } from "./scenario-calls.ts";
import { sandboxListener } from "./sandbox-listener.ts";
import { tenantKeys } from "./tenant-keys.ts";

const API_HEADERS = securityHeaders({ apis: [], pictures: [] });

/** The part that serves everything except the sandbox. */
export type App = {
  listener(incoming: IncomingMessage, outgoing: ServerResponse): unknown;
  close(): Promise<void>;
};

export type BankServerOptions = {
  /** 0 lets the system choose a port. */
  readonly port: number;
  /** The command that messages name, such as `npm start`. */
  readonly command: string;
  /** The sandbox keeps its data in memory only. */
  readonly memory: boolean;
  /** How the sandbox answers. */
  readonly provider?: Provider;
  /** Makes the app for the server that carries it. */
  createApp(server: Server): Promise<App>;
  /** Serves the gallery at its address. Without it those addresses go to the app, which has no such page. */
  readonly gallery?: Pick<GalleryOptions, "followed"> & {
    /** Also serves guests on this machine's networks, on the next port: they see drafts by their links. */
    readonly share: boolean;
    /** The command that does. */
    readonly shareCommand: string;
  };
};

export type BankServer = {
  readonly port: number;
  /** Where guests find this machine; undefined when there are none. */
  readonly guests: readonly string[] | undefined;
  readonly close: () => Promise<void>;
};

/**
 * App and sandbox in one process, on one origin. Takes the port first, opens both at the same time, and holds requests
 * until both are ready. Throws `Advice` when the port is in use, or DATABASE_URL cannot be used.
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
  const guests = options.gallery?.share
    ? await openGuests(port, options).catch(async (error: unknown) => {
        await closeServer(server);
        throw error;
      })
    : undefined;
  const usual = scenarioCalls(root, drafts.latest);
  const opening = {
    sandbox: createSandbox({
      unknown: guests?.scenarios.or(usual) ?? usual,
      // A bank that is only a draft yet can be looked at too.
      otherCompanies: () => [...tenantKeys(root), ...drafts.banks(), ...(guests?.banks() ?? [])],
      ...options.provider,
      databaseUrl: options.memory ? undefined : process.env["DATABASE_URL"],
      ...(!options.memory && { dataDir: sandboxDataFolder(port) }),
    }),
    app: options.createApp(server),
  };
  const [sandbox, app, gallery] = await Promise.all([
    opening.sandbox,
    opening.app,
    // It brings the editor's language service; servers without a gallery start faster without it.
    options.gallery && import("./gallery.ts"),
  ]).catch(async (error: unknown) => {
    await closeAll([opening.sandbox, opening.app]);
    await closeServer(server);
    await guests?.close();
    throw error instanceof StoreProblem ? new Advice(error.message) : error;
  });
  const answerSandbox = sandboxListener(sandbox);
  const takeReports = errorReports((line) => console.log(line));
  const viewer = gallery && createViewer();
  const sharing = guests?.shares ?? { command: options.gallery?.shareCommand ?? "" };
  const answerGallery = gallery?.galleryListener({
    root,
    drafts,
    sharing,
    ...(viewer && { viewer }),
    ...options.gallery,
  });
  guests?.open({ root, sandbox, followed: options.gallery?.followed });
  open!((incoming, outgoing) => {
    const path = pathOf(incoming);
    if (isForeignControl(path, incoming)) return outgoing.writeHead(403).end();
    if (isSandboxPath(path)) {
      // These headers also make a reply harmless that somebody opens as a page.
      for (const [name, value] of Object.entries(API_HEADERS)) outgoing.setHeader(name, value);
      return answerSandbox(incoming, outgoing);
    }
    if (incoming.method === "POST" && path === ERROR_REPORTS) return takeReports(incoming, outgoing);
    if (answerGallery && gallery?.isGalleryPath(path)) return answerGallery(incoming, outgoing);
    return app.listener(incoming, outgoing);
  });
  return {
    port,
    guests: guests?.origins,
    // The port is released last: until then nobody else may open the sandbox's folder.
    close: async () => {
      await viewer?.close();
      await guests?.close();
      await app.close();
      await sandbox.close();
      await closeServer(server);
    },
  };
}

/** Closes what could be opened: it would keep the process alive. */
async function closeAll(opening: readonly Promise<{ close(): Promise<void> }>[]): Promise<void> {
  for (const part of opening) {
    await part.then(
      async (open) => await open.close(),
      () => undefined,
    );
  }
}

/**
 * Whether a page of another site, which somebody has open beside the bank, wants to control the sandbox: it could empty a database that
 * others share. The calls of the provider need a session, which no other site has.
 */
function isForeignControl(path: string, { method = "GET", headers }: IncomingMessage): boolean {
  const isWrite = path.startsWith("/__sandbox/") && !["GET", "HEAD"].includes(method);
  return isWrite && !isSameOrigin([headers["sec-fetch-site"]].flat()[0], headers.origin, headers.host);
}

function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? "/").split("?")[0]!;
}
