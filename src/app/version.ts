/** The version in the footer (specification 1 §1); the same as in package.json. */
export const VERSION = "v1.11.0";
