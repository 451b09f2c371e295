/** A tag as it is written: its name, its attributes with their values as text, and how it stands. */
export type Tag = {
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The text that follows it, up to the next tag. */
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
};

/** A text that is not read as tags, with its line. */
export class NotRead extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const PIECE =
  /<!--(?:(?!--)[^])*-->|<\?xml(?:\s[^<>]*)?\?>|<!DOCTYPE\s+svg(?:\s[^<>[]*)?>|<\/([\w:.-]+)\s*>|<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * The tags of a drawing, in their order. It knows less of XML than a browser on purpose, and throws `NotRead` for the
 * rest: what it has read, browsers read in the same way. Entities of its own, processing instructions and CDATA are such.
 */
export function readTags(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const piece = new RegExp(PIECE);
  while (piece.lastIndex < text.length) {
    const at = piece.lastIndex;
    const found = piece.exec(text);
    if (!found) throw new NotRead(unread(text.slice(at, at + 200)), lineAt(at));
    const [, closed, opened, attributes = "", slash, words] = found;
    const line = lineAt(at);
    const last = tags.at(-1);
    if (words !== undefined && last)
      tags[tags.length - 1] = { ...last, text: last.text + decoded(words, line) };
    if (closed !== undefined) tags.push({ name: closed, kind: "close", attributes: [], text: "", line });
    if (opened === undefined) continue;
    const kind = slash ? "empty" : "open";
    tags.push({ name: opened, kind, attributes: attributesOf(attributes, line), text: "", line });
  }
  return tags;
}

function attributesOf(text: string, line: number): Tag["attributes"] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, one, other]) => ({
    name: name!,
    value: decoded(one ?? other ?? "", line),
  }));
}

function decoded(text: string, line: number): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));?/gi, (whole, decimal, hex, name) => {
    const letter = LETTERS.get(name);
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (letter !== undefined) return letter;
    if (name !== undefined || code > 0x10_ff_ff) throw new NotRead(`It has the entity ${whole}`, line);
    return String.fromCodePoint(code);
  });
}

function unread(rest: string): string {
  if (/^<!DOCTYPE/i.test(rest)) return "It declares entities of its own (<!DOCTYPE … [ … ]>)";
  if (rest.startsWith("<![CDATA[")) return "It has CDATA";
  if (rest.startsWith("<?")) return `It has the instruction ${/^<\?[\w-]*/.exec(rest)![0]}`;
  return "It is no XML that can be read";
}
