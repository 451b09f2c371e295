/** Where session storage keeps the customer's last activity, in epoch ms. */
export const ACTIVE_AT = "active_at";
/** Identifies this session on the device. A tab opened from this one shares it. */
export const SESSION_ID = "session_id";
