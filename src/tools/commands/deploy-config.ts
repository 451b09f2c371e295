import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { caddyConfig } from "#tools/deploy/caddy.ts";
import { nginxConfig } from "#tools/deploy/nginx.ts";
import { hasHostName, type Site } from "#tools/deploy/site.ts";
import { bucketsOf, isAddress, parsePlace } from "#tools/server/buckets.ts";
import { headerSettings } from "#tools/server/settings.ts";
import { Advice } from "#tools/setup/advice.ts";
import { findCommand } from "#tools/setup/find-command.ts";
import { parseArguments, parsePort } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run deploy:config -- nginx|caddy --host bank.example [--port 443] [--plain-port 80]
         [--build dist] [--dist FOLDER] [--tenants FOLDER|URL] [--screens FOLDER|URL] [--certificate FILE] [--key FILE]
         [--api http://127.0.0.1:8080] [--api-path /api/v1/ --api-path /platform/api/v1/ …]
         [--resolver 127.0.0.53] [--bucket-authorities FILE]
Prints the configuration of a web server, with the headers of the settings in --build. --dist, --tenants and --screens are the folders
on the server: the build's own unless you name others. --tenants and --screens may each be in a bucket: the address at which everybody
may read it, such as https://bucket.s3.eu-west-1.amazonaws.com/released. --resolver is the name server that nginx asks for its
address; --bucket-authorities the file of the authorities that have signed its certificate, if not the machine's own.
--host has a company at each sub-domain; --plain-port sends browsers to https. --api is where the APIs are that the app calls on its own host.`;

const servers: Readonly<Record<string, (site: Site) => string>> = { nginx: nginxConfig, caddy: caddyConfig };

/** What a configuration takes as a word: no text that would end it. */
const WORD = /^[\w./:@-]+$/;

/** Prints the configuration of a web server for a build. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArguments(args, {
    host: { type: "string", default: "" },
    port: { type: "string", default: "443" },
    "plain-port": { type: "string", default: "80" },
    build: { type: "string", default: "dist" },
    dist: { type: "string", default: "" },
    tenants: { type: "string", default: "" },
    screens: { type: "string", default: "" },
    resolver: { type: "string", default: "" },
    "bucket-authorities": { type: "string", default: "" },
    certificate: { type: "string", default: "/etc/ssl/bank.pem" },
    key: { type: "string", default: "/etc/ssl/bank.key" },
    api: { type: "string", default: "" },
    "api-path": { type: "string", multiple: true, default: ["/api/v1/", "/platform/api/v1/", "/vas/"] },
  });
  const config = servers[findCommand(positionals[0], Object.keys(servers))]!;
  if (values.host === "") throw new Advice("The bank's host is needed: --host bank.example");
  const { "api-path": paths, ...words } = values;
  const { "bucket-authorities": authorities, resolver } = words;
  const tenants = parsePlace("--tenants", values.tenants);
  const screens = parsePlace("--screens", values.screens);
  const wrong = [...Object.values(words), ...paths].find((word) => word !== "" && !WORD.test(word));
  if (wrong !== undefined) throw new Advice(`"${wrong}" cannot stand in a configuration.`);
  const html = await readFile(join(values.build, "index.html"), "utf8").catch(() => {
    throw new Advice(`There is no build in ${values.build}. Build first: npm run build`);
  });
  const dist = resolve(values.dist || values.build);
  const placed = (place: string, own: string) =>
    isAddress(place) ? place : resolve(place || join(dist, own));
  const published = { tenants: placed(tenants, "tenants"), screens: placed(screens, "screens") };
  if (
    positionals[0] === "nginx" &&
    resolver === "" &&
    bucketsOf(published).some(({ url }) => hasHostName(url))
  )
    throw new Advice(
      "nginx asks a name server for the bucket's address while it runs: --resolver 127.0.0.53 (/etc/resolv.conf of the server names one).",
    );
  console.log(
    config({
      host: values.host,
      port: parsePort(values.port),
      plainPort: parsePort(values["plain-port"]),
      dist,
      ...published,
      ...(resolver !== "" && { resolver }),
      ...(authorities !== "" && { authorities: resolve(authorities) }),
      certificate: values.certificate,
      key: values.key,
      ...(values.api !== "" && { api: { origin: values.api, paths } }),
      settings: headerSettings(html),
    }),
  );
  return 0;
}
