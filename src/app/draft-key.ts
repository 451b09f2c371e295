/** How the keys of unfinished entries begin in session storage, before the id of their screen. */
export const DRAFT = "draft.";
