import { recordOf } from "#lib/json/record.ts";
import { say } from "#lib/text/words.ts";

import { words } from "./words.ts";

/** What the customer writes about, with the transaction that brought them here. */
export type Topic = {
  readonly title: string;
  /** "" of a transaction that has none. */
  readonly reference: string;
  /** The prepared mail, which they may send or edit. */
  readonly subject: string;
  readonly message: string;
};

/** Anybody can make an address that leads here, so only a plain reference is shown. */
const REFERENCE = /^[\w./-]{1,64}$/;

/** What a topic is called, its mail, and how the mail begins. Another kind than the known ones is a question. */
function textsOf(about: string) {
  if (about === "dispute")
    return { title: words.dispute, subject: words.disputeSubject, verb: words.disputeVerb };
  if (about === "complaint")
    return { title: words.complaint, subject: words.complaintSubject, verb: words.complaintVerb };
  return { title: words.question, subject: words.questionSubject, verb: words.questionVerb };
}

/**
 * The topic that an address names; undefined when it names none.
 * @param state of the page, which no address can bring: which transaction the customer chose in the history
 */
export function readTopic(query: URLSearchParams, state: unknown, name: string): Topic | undefined {
  const asked = query.get("reference") ?? "";
  const chosen = recordOf(recordOf(state)["transaction"]);
  const reference = REFERENCE.test(asked) ? asked : textIn(chosen["reference"]);
  const called = reference || textIn(chosen["called"]);
  if (called === "") return undefined;
  const { title, subject, verb } = textsOf(query.get("about") ?? "");
  return {
    title,
    reference,
    subject: say(words.subject, { subject, reference: called }),
    message:
      `${words.hello}\n\n${say(words.sentence, { verb, reference: called })}\n\n${words.whatHappened}\n\n\n${name}`.trimEnd(),
  };
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The `mailto:` address of a mail with this subject and message. */
export function mailAbout(mailto: string, { subject, message }: Topic): string {
  // Mail programs expect CRLF, and `%20` for a space instead of "+".
  const body = message.replaceAll("\n", "\r\n");
  return `${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
