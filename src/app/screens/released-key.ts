/** The key in local storage of the last index of released screens, and of the last list of customers' screens. */
export const RELEASED = "released";
