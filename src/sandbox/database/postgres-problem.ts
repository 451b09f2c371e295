/** The oldest PostgreSQL that its own project still cared for when this was written. */
const OLDEST = 14;

/** Throws for a server that is too old. `version` is `server_version_num`, such as 150004. */
export function requireVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new Error(`PostgreSQL ${OLDEST} or newer is needed; the server of DATABASE_URL is version ${major}.`);
}

/** Whether a text is an address of a PostgreSQL database. */
export function isPostgresUrl(url: string): boolean {
  const { protocol, hostname, pathname } = parse(url);
  return /^postgres(ql)?:$/.test(protocol) && hostname !== "" && pathname.length > 1;
}

/** What is wrong with a database that could not be opened, and what to do. It never has the address's password. */
export function postgresProblem(error: unknown, url: string): Error {
  const { hostname, port, username, pathname, password } = parse(url);
  const server = `${hostname}:${port || "5432"}`;
  const { code, message } = error as { code?: string; message?: string };
  const texts: Readonly<Record<string, string>> = {
    ECONNREFUSED: `No PostgreSQL server answers at ${server}. Start it, or correct DATABASE_URL.`,
    ENOTFOUND: `The host ${hostname} of DATABASE_URL is not known.`,
    EAI_AGAIN: `The host ${hostname} of DATABASE_URL is not known.`,
    "28P01": `PostgreSQL at ${server} refuses the password of ${username}. Correct DATABASE_URL.`,
    "28000": `PostgreSQL at ${server} does not let ${username} in. Correct DATABASE_URL, or the server's pg_hba.conf.`,
    "3D000": `PostgreSQL at ${server} has no database ${pathname.slice(1)}. Make it, or correct DATABASE_URL.`,
    "42501": `${username} may not make a schema in the database ${pathname.slice(1)}: grant it CREATE there.`,
  };
  const known = texts[code ?? ""];
  if (known) return new Error(known);
  const secrets = [url, password, decodeURIComponent(password)].filter((secret) => secret !== "");
  const told = secrets.reduce((text, secret) => text.replaceAll(secret, "…"), String(message ?? error));
  return new Error(`PostgreSQL at ${server}: ${told}`);
}

function parse(
  url: string,
): Pick<URL, "protocol" | "hostname" | "port" | "username" | "password" | "pathname"> {
  return URL.canParse(url)
    ? new URL(url)
    : { protocol: "", hostname: "", port: "", username: "", password: "", pathname: "" };
}
