/** What the customer writes about, with the transaction that brought them here. */
export type Topic = {
  readonly title: string;
  readonly reference: string;
  /** The prepared mail, which they may send or edit. */
  readonly subject: string;
  readonly message: string;
};

/** Anybody can make an address that leads here, so only a plain reference is shown. */
const REFERENCE = /^[\w./-]{1,64}$/;

const KINDS = {
  dispute: { title: "Dispute a transaction", subject: "Dispute", verb: "I dispute this transaction" },
  complaint: {
    title: "Make a complaint",
    subject: "Complaint",
    verb: "I have a complaint about this transaction",
  },
} as const;
const QUESTION = {
  title: "Ask about a transaction",
  subject: "Question",
  verb: "I have a question about this transaction",
};

/** The topic that an address names; undefined when it names none. */
export function readTopic(query: URLSearchParams, name: string): Topic | undefined {
  const reference = query.get("reference") ?? "";
  if (!REFERENCE.test(reference)) return undefined;
  const about = query.get("about") ?? "";
  const { title, subject, verb } = Object.hasOwn(KINDS, about)
    ? KINDS[about as keyof typeof KINDS]
    : QUESTION;
  return {
    title,
    reference,
    subject: `${subject}: ${reference}`,
    message: `Hello,\n\n${verb}: ${reference}.\n\nWhat happened:\n\n\n${name}`.trimEnd(),
  };
}

/** The `mailto:` address of a mail with this subject and message. */
export function mailAbout(mailto: string, { subject, message }: Topic): string {
  // Mail programs expect CRLF, and `%20` for a space instead of "+".
  const body = message.replaceAll("\n", "\r\n");
  return `${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
