/** The store cannot be opened. The message says what to do, so that a stack would only hide it. */
export class StoreProblem extends Error {
  override readonly name = "StoreProblem";
}

/** The oldest PostgreSQL that its own project still cared for when this was written. */
const OLDEST = 14;

/** Throws for a server that is too old. `version` is `server_version_num`, such as 150004. */
export function requireVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new StoreProblem(
    `PostgreSQL ${OLDEST} or newer is needed; the server of DATABASE_URL is version ${major}.`,
  );
}

/**
 * Throws where a newer program has made tables, and ours are not there: this program would begin an empty bank beside the
 * one that customers know.
 * @param made the versions whose tables are there
 */
export function refuseNewer(made: readonly number[], ours: number): void {
  const newest = Math.max(ours, ...made);
  if (newest === ours || made.includes(ours)) return;
  throw new StoreProblem(
    `The database of DATABASE_URL has tables of version ${newest}, newer than this program's version ${ours}. ` +
      "Run the newer program, or correct DATABASE_URL.",
  );
}

/** Whether a text is an address of a PostgreSQL database. */
export function isPostgresUrl(url: string): boolean {
  const { protocol, hostname, pathname, username, password } = parse(url);
  const isWhole = /^postgres(ql)?:$/.test(protocol) && hostname !== "" && pathname.length > 1;
  return isWhole && [pathname, username, password].every((part) => decoded(part) !== undefined);
}

/** What is wrong with a database that could not be opened, and what to do. It never has the address's password. */
export function postgresProblem(error: unknown, url: string): StoreProblem {
  if (error instanceof StoreProblem) return error;
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
  if (known) return new StoreProblem(known);
  const secrets = [url, password, decoded(password) ?? ""].filter((secret) => secret !== "");
  const told = secrets.reduce((text, secret) => text.replaceAll(secret, "…"), String(message ?? error));
  return new StoreProblem(`PostgreSQL at ${server}: ${told}`);
}

/** Undefined for a `%` that is none of an address. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function parse(
  url: string,
): Pick<URL, "protocol" | "hostname" | "port" | "username" | "password" | "pathname"> {
  return URL.canParse(url)
    ? new URL(url)
    : { protocol: "", hostname: "", port: "", username: "", password: "", pathname: "" };
}
