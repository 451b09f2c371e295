const MOST = 60;
/** Letters, marks, digits, signs and single spaces; nothing that a path or a terminal would read in its own way. */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}] ?)+$/u;

/** The name as it is kept: without spaces around and doubled ones. */
export function tidyName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}

/** What is wrong with a name; undefined for a good one. */
export function refusedName(name: string): string | undefined {
  if (name === "") return "Give the draft a name.";
  if (name.length > MOST) return `A name has at most ${MOST} characters.`;
  if (/[/\\]/.test(name) || !NAME.test(name))
    return "A name has letters, digits, spaces and signs, without / and \\.";
  return undefined;
}

/** Whether people would take two names for the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
