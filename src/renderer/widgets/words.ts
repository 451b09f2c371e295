import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  copy: "Copy {copy}",
  balance: "balance",
  pin: "PIN",
  code: "code",
  password: "password",
  chooseOne: "Choose one",
  readingTheFile: "Reading the file...",
  isChosen: "{name} is chosen",
  aFileIsChosen: "A file is chosen",
  your: "Your {label}",
  remove: "Remove",
  removeLabel: "Remove {label}",
  quick: "Quick {value}",
  chooseAFile: "Choose a {accept} file.",
  theFileIsTooLargeChoose: "The file is too large. Choose one of {maxSize} or less.",
  theFileIsEmptyChooseAnother: "The file is empty. Choose another one.",
  theFileCouldNotBeRead: "The file could not be read. Choose it again, or another one.",
  kb: "{value} kB",
  mb: "{size} MB",
  or: "{others} or {last}",
  typeToSearch: "Type to search",
});
