import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { pause } from "#lib/tasks/pause.ts";
import { caddyConfig } from "#tools/deploy/caddy.ts";
import { nginxConfig } from "#tools/deploy/nginx.ts";
import type { Site } from "#tools/deploy/site.ts";
import { headerSettings } from "#tools/server/settings.ts";
import { freePort } from "#tests/support/free-port.ts";
import { findServers } from "#tools/setup/find-servers.ts";

import { ask } from "./ask.ts";

/** The build behind a web server, at a host that nobody else has. */
export type RunningSite = {
  /** The address of a path at a company's host, or at the bank's own. */
  url(path: string, company?: string): string;
  /** The address of a path without TLS. */
  plainUrl(path: string): string;
  readonly dist: string;
  /** Where the tenants are, which may change at any time. */
  readonly tenants: string;
  /** Where the released screens are. */
  readonly screens: string;
  close(): Promise<void>;
};

export type ServerName = "nginx" | "caddy";

export const HOST = "bank.test";

/** Where the site of `startSite` has the sandbox: its APIs, what controls it, and where reports of the policy go. */
const API_PATHS = ["/api/v1/", "/platform/api/v1/", "/vas/", "/__sandbox/", "/policy-reports"];

/**
 * Serves a build by one of Debian's servers, with the configuration that `npm run deploy:config` prints.
 * @param api the origin of the APIs
 * @param changes what the site has otherwise, such as screens in a bucket
 */
export async function startSite(
  server: ServerName,
  api: string,
  dist = resolve("dist"),
  changes: Partial<Site> = {},
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), `${server}-`));
  cpSync(join(dist, "tenants"), join(folder, "published"), { recursive: true });
  cpSync(join(dist, "screens"), join(folder, "released"), { recursive: true });
  const site: Site = {
    host: HOST,
    port: await freePort(),
    plainPort: await freePort(),
    ...makeCertificate(folder),
    dist,
    tenants: join(folder, "published"),
    screens: join(folder, "released"),
    api: { origin: api, paths: API_PATHS },
    settings: headerSettings(readFileSync(join(dist, "index.html"), "utf8")),
    ...changes,
  };
  const url: RunningSite["url"] = (path, company) =>
    `https://${company === undefined ? "" : `${company}.`}${HOST}:${site.port}${path}`;
  const [program, ...args] = commands[server](folder, site);
  const child = spawn(program!, args, {
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  while (!(await ask(url("/")).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${server} did not start:\n${said}`);
    await pause(50);
  }
  return {
    url,
    plainUrl: (path) => `http://127.0.0.1:${site.plainPort}${path}`,
    dist,
    tenants: site.tenants,
    screens: site.screens,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes the configuration into the folder, and returns the command line that runs the server with it. */
const commands: Readonly<Record<ServerName, (folder: string, site: Site) => readonly string[]>> = {
  nginx: (folder, site) => {
    const { nginx, brotli, mimeTypes } = findServers();
    writeFileSync(join(folder, "bank.conf"), nginxConfig(site));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const around = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
      load_module ${brotli};
      events {}
      http { include ${mimeTypes}; access_log off; ${temporary.join(" ")} include ${folder}/bank.conf; }`;
    writeFileSync(join(folder, "nginx.conf"), around);
    return [nginx, "-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
  },
  caddy: (folder, site) => {
    writeFileSync(join(folder, "bank.caddy"), caddyConfig(site));
    const around = `{\n  admin off\n  auto_https disable_redirects\n}\nimport ${folder}/bank.caddy\n`;
    writeFileSync(join(folder, "Caddyfile"), around);
    return [findServers().caddy, "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  },
};

/** A certificate of the site's host, its sub-domains and this machine, which has signed itself. */
export function makeCertificate(folder: string): Pick<Site, "certificate" | "key"> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  mkdirSync(folder, { recursive: true });
  const names = `subjectAltName=DNS:${HOST},DNS:*.${HOST},DNS:localhost`;
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  const args = ["req", "-x509", ...kind, "-subj", `/CN=${HOST}`, "-addext", names, ...files];
  execFileSync(findServers().openssl, args, { stdio: "ignore" });
  return { certificate, key };
}
