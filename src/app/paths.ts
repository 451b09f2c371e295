/** The sign-in screen's path, and where a customer starts (specification 1 §2). */
export const SIGN_IN = "/";
export const HOME = "/dashboard";
export const PROFILE = "/profile";
/** Prints a receipt. Its address holds no data, because addresses end up in histories and logs. */
export const PRINT_RECEIPT = "/print/receipt";
/** The same for a statement. */
export const PRINT_STATEMENT = "/print/statement";
