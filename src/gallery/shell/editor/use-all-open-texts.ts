import { isStillOpen, type OpenText, useOpenTexts } from "#gallery/shell/panel/open-texts.ts";
import { parsedText } from "#gallery/shell/panel/own-value.ts";
import { useDrafts, useDraftStore } from "#gallery/shell/project/project.ts";

/**
 * All texts that were typed in panels of this tab and are in no file. Of a file that was not read yet (after a reload),
 * or is no JSON just now, all count.
 */
export function useAllOpenTexts(): readonly OpenText[] {
  const store = useDraftStore();
  const drafts = useDrafts();
  const textOf = (path: string) => drafts[path]?.text ?? store.known(path)?.text;
  return useOpenTexts().filter((one) => {
    const root = parsedText(textOf(one.path) ?? "");
    return root === undefined || isStillOpen(one, root);
  });
}
