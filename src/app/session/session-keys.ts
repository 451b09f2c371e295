/** Where session storage keeps the customer's last activity, in epoch ms. */
export const ACTIVE_AT = "active_at";
/** The account of this session: it stays the same, whatever becomes of the rest of the customer's data. */
export const ACCOUNT = "account";
/** Identifies this session on the device. A tab opened from this one shares it. */
export const SESSION_ID = "session_id";
