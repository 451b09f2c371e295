/** What the sign-in fills in at the next visit, kept on the device; the company's key follows. */
export const REMEMBERED = "remembered.";
