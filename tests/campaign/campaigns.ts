import type { Campaign } from "./campaign.ts";

/** Every campaign by its name, in the order in which all of them run. Each is loaded when it is asked for. */
export const campaigns: Readonly<Record<string, () => Promise<Campaign>>> = {
  links: async () => (await import("./links.ts")).links,
  hosts: async () => (await import("./hosts.ts")).hosts,
  documents: async () => (await import("./documents.ts")).documents,
  replies: async () => (await import("./replies/replies.ts")).replies,
  api: async () => (await import("./api/api.ts")).api,
  durability: async () => (await import("./bank/durability.ts")).durability,
  ledger: async () => (await import("./ledger/ledger.ts")).ledger,
  load: async () => (await import("./bank/load.ts")).load,
  secrets: async () => (await import("./browser/secrets.ts")).secrets,
  "sign-out": async () => (await import("./browser/sign-out.ts")).signOutOfTabs,
  "replies-in-browser": async () => (await import("./browser/replies.ts")).repliesInBrowser,
  "documents-in-browser": async () => (await import("./browser/documents.ts")).documentsInBrowser,
  edits: async () => (await import("./edits/edits.ts")).edits,
  stay: async () => (await import("./browser/stay.ts")).stay,
  money: async () => (await import("./money/money.ts")).money,
  mutation: async () => (await import("./mutation/mutation.ts")).mutation,
  "mutation-money": async () => (await import("./mutation/mutation.ts")).mutationOfMoney,
  headers: async () => (await import("./headers/headers.ts")).headers,
};
