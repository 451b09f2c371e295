/** The key in local storage of the language that the customer has chosen. */
export const CHOSEN = "language";

/** The key of the language of the last page and its direction, where it was not English: for the first script. */
export const SHOWN = "shown_language";
