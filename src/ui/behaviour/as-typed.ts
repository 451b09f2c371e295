/** For an input whose text is no sentence: a phone would give it a capital letter, or make words of it. */
export const asTyped = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };
