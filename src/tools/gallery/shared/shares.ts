import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A draft that guests may see. */
export type Share = {
  /** 256 bits, as text for a link. */
  readonly token: string;
  /** Id of the kept draft. */
  readonly draft: string;
  /** Key of the bank in which its screens are shown. */
  readonly tenant: string;
};

/** What is shared, for as long as the server runs: nothing of it is written down. */
export type Shares = {
  /** Shares a draft; one that is shared already keeps its token. */
  readonly make: (draft: string, tenant: string) => Share;
  readonly of: (draft: string) => Share | undefined;
  readonly withdraw: (draft: string) => void;
  readonly find: (token: string) => Share | undefined;
  readonly isAny: () => boolean;
  /** The addresses that open a share. */
  readonly linksOf: (share: Share) => readonly string[];
};

/** @param linksOf the addresses of a token on this machine's networks */
export function createShares(linksOf: (token: string) => readonly string[]): Shares {
  const shares = new Map<string, Share>();
  return {
    make: (draft, tenant) => {
      const token = shares.get(draft)?.token ?? randomBytes(32).toString("base64url");
      const share = { token, draft, tenant };
      shares.set(draft, share);
      return share;
    },
    of: (draft) => shares.get(draft),
    withdraw: (draft) => void shares.delete(draft),
    find: (token) => {
      const wanted = hashOf(token);
      // All are compared, and by hashes of one length: the time of an answer says nothing about a token.
      return [...shares.values()].filter((share) => timingSafeEqual(hashOf(share.token), wanted))[0];
    },
    isAny: () => shares.size > 0,
    linksOf: ({ token }) => linksOf(token),
  };
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
