/** `virtual:screen-files` of the gallery, which shows no released screens. */
export const files: Readonly<Record<string, string>> = {};
