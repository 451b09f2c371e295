/** What the customer comes about, from the transaction that sent them here. */
export type Topic = {
  readonly title: string;
  readonly reference: string;
  /** What they may send as it is, or write on. */
  readonly subject: string;
  readonly message: string;
};

/** Anybody can make an address that leads here: what is no plain reference is not shown. */
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

/** A mail with subject and message written already. */
export function mailAbout(mailto: string, { subject, message }: Topic): string {
  // Mail programs want CRLF, and no "+" for a space.
  const body = message.replaceAll("\n", "\r\n");
  return `${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
