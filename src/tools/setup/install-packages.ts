import { Advice } from "./advice.ts";
import { which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** What Debian has, and why we want it. */
export type Wish = {
  /** The packages; where a release lacks one of them, the next choice is installed. */
  readonly choices: readonly (readonly string[])[];
  /** What is said before it happens, and what a person is asked where that needs sudo. */
  readonly announcement: string;
  readonly question: string;
};

type Outcome = "tried" | "not allowed" | "no apt-get";

/**
 * What a machine has; where it is missing, Debian's packages are installed.
 * @param advice what to do where it is still missing then: it is thrown as `Advice`
 */
export async function findOrInstall<Found>(
  find: (machine: Machine) => Found | undefined,
  { advice, ...wish }: Wish & { readonly advice: (outcome: Outcome) => string },
  machine: Machine,
): Promise<Found> {
  const there = find(machine);
  if (there) return there;
  const outcome = await installPackages(wish, machine);
  const installed = find(machine);
  if (installed) return installed;
  throw new Advice(advice(outcome));
}

/**
 * Installs Debian's packages: as root, or with sudo if the user agrees. sudo is never called without asking a person.
 * @returns whether it was tried; `not allowed` where it needs rights that we do not take
 */
export async function installPackages(
  { choices, announcement, question }: Wish,
  machine: Machine,
): Promise<Outcome> {
  const apt = which("apt-get", machine);
  if (apt === undefined) return "no apt-get";
  const rights = await rightsToInstall(question, machine);
  if (rights === undefined) return "not allowed";
  machine.say(announcement);
  // Another program may be installing something: waits for it, for up to five minutes.
  const patient = ["-o", "DPkg::Lock::Timeout=300"] as const;
  const [program, ...args] = [...rights, "env", "DEBIAN_FRONTEND=noninteractive", apt, ...patient] as const;
  // The package lists may be old or missing (a fresh container), but without a network an old list may be enough.
  machine.run(program, [...args, "update"]);
  choices.some((names) =>
    machine.run(program, [...args, "install", "-y", "--no-install-recommends", ...names]),
  );
  return "tried";
}

/** The prefix that makes root run a command: none, `sudo`, or undefined if this user may not. */
async function rightsToInstall(question: string, machine: Machine): Promise<readonly "sudo"[] | undefined> {
  if (machine.run("test", ["-w", "/etc/apt"], { quiet: true })) return [];
  if (!machine.ask || which("sudo", machine) === undefined) return undefined;
  return (await machine.ask(question)) ? ["sudo"] : undefined;
}
