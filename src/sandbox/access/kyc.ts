import { all, first, type Queries } from "#sandbox/database/queries.ts";
import { newToken } from "./secrets.ts";

/** The body of the KYC form, checked against the OpenAPI file. */
export type KycForm = {
  readonly id_type: "nin" | "bvn" | "passport-number";
  readonly id_value: string;
  /** Data URLs. */
  readonly valid_id_url?: string | null;
  readonly signature_url?: string | null;
};

export type KycRow = { readonly id: number; readonly id_type: string; readonly created_at: Date };

/** Stores a form with its documents, and its identity number in the customer's profile. */
export async function saveKyc(
  queries: Queries,
  customerId: number,
  { id_type, id_value, valid_id_url = null, signature_url = null }: KycForm,
  now: Date,
): Promise<void> {
  await queries.query(
    `insert into kyc_verifications
       (customer_id, id_type, valid_id, valid_id_key, signature, signature_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [customerId, id_type, valid_id_url, newToken(), signature_url, newToken(), now],
  );
  await queries.query(
    `update customers set id_type = $2, nin = case when $2 = 'nin' then $3 else nin end,
       bvn = case when $2 = 'bvn' then $3 else bvn end where id = $1`,
    [customerId, id_type, id_value],
  );
}

/** The documents that a customer has sent, newest first. */
export async function kycOf(queries: Queries, customerId: number): Promise<KycRow[]> {
  return await all(
    queries,
    "select id, id_type, created_at from kyc_verifications where customer_id = $1 order by id desc",
    [customerId],
  );
}

/** Addresses of the customer's latest documents, for the profile. */
export async function documentsOf(queries: Queries, customerId: number) {
  const row = await first<{ valid_id: string | null; signature: string | null }>(
    queries,
    `select case when valid_id is null then null else valid_id_key end as valid_id,
       case when signature is null then null else signature_key end as signature
     from kyc_verifications where customer_id = $1 order by id desc limit 1`,
    [customerId],
  );
  return { valid_id_url: addressOf(row?.valid_id), signature_url: addressOf(row?.signature) };
}

/** The data URL of the document whose address has this key. */
export async function documentByKey(queries: Queries, key: string): Promise<string | undefined> {
  const row = await first<{ document: string | null }>(
    queries,
    `select case when valid_id_key = $1 then valid_id else signature end as document
     from kyc_verifications where valid_id_key = $1 or signature_key = $1`,
    [key],
  );
  return row?.document ?? undefined;
}

function addressOf(key: string | null | undefined): string | null {
  return key ? `/__sandbox/documents/${key}` : null;
}
