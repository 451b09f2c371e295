import { join, resolve } from "node:path";

import { Advice } from "./advice.ts";
import { aptGet } from "./apt-get.ts";
import { thisMachine } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Programs of Debian's packages, unpacked into a folder of the project: nothing is installed, and no rights are needed. */
const FOLDER = resolve(".cache/servers");
const PACKAGES = ["nginx", "nginx-common", "libnginx-mod-http-brotli-static", "caddy", "openssl"];

/** Paths of the web servers that the tests of a deployment start, and of what these need. */
export type TestServers = {
  readonly nginx: string;
  /** Media types by the ends of names, and the module that sends `.br` files. */
  readonly mimeTypes: string;
  readonly brotli: string;
  readonly caddy: string;
  readonly openssl: string;
};

const servers: TestServers = {
  nginx: join(FOLDER, "usr/sbin/nginx"),
  mimeTypes: join(FOLDER, "etc/nginx/mime.types"),
  brotli: join(FOLDER, "usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  caddy: join(FOLDER, "usr/bin/caddy"),
  openssl: join(FOLDER, "usr/bin/openssl"),
};

/** Debian's nginx and Caddy, downloaded and unpacked when they are missing. Throws `Advice` where that cannot be done. */
export function findServers(machine: Machine = thisMachine()): TestServers {
  const isThere = () => Object.values(servers).every((path) => machine.exists(path));
  if (isThere()) return servers;
  machine.say("Downloading Debian's nginx and Caddy for the tests of deployments …");
  aptGet(FOLDER, ["download", ...PACKAGES], machine);
  const unpack = ["-exec", "dpkg-deb", "-x", "{}", FOLDER, ";"];
  machine.run("find", [FOLDER, "-maxdepth", "1", "-name", "*.deb", ...unpack]);
  if (isThere()) return servers;
  throw new Advice(
    `The tests of deployments need Debian's packages ${PACKAGES.join(", ")}: run them where apt-get can download these.`,
  );
}
