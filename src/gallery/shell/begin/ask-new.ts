import type { Beginnings, NewText, NewWanted } from "#gallery/protocol-new.ts";
import { ask } from "#gallery/shell/project/ask-server.ts";

/** From what a new screen may begin. */
export async function readBeginnings(drafts: string | undefined): Promise<Beginnings> {
  return await ask<Beginnings>("GET", `beginnings${drafts ? `?drafts=${drafts}` : ""}`);
}

/** The text of a new file. Throws a `ServerRefusal` that says what is wrong with its name. */
export async function readNewText(wanted: NewWanted): Promise<NewText> {
  return await ask<NewText>("POST", "new", wanted);
}
