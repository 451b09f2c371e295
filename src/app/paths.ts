/** The sign-in screen's path, and where a customer starts (specification 1 §2). */
export const SIGN_IN = "/";
export const HOME = "/dashboard";
