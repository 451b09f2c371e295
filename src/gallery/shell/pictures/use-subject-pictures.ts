import { useAddress } from "#gallery/shell/address/use-address.ts";
import { statesOf, type Subject } from "#gallery/states.ts";

import { viewOf } from "./sheets-of.ts";
import { type Picture, usePictures } from "./use-pictures.ts";

/** The usual phone. */
const WIDTH = 360;

/** Pictures of subjects as they open, by their ids. A screen with errors has none. */
export function useSubjectPictures(
  subjects: readonly Subject[],
  drafts: string | undefined,
): ReadonlyMap<string, Picture> {
  const { address } = useAddress();
  const shown = subjects.filter(({ screen }) => !screen || screen.module !== undefined);
  const pictures = usePictures(
    shown.map((subject) => ({
      ...viewOf(subject, statesOf(subject)[0]!.id, address, drafts),
      width: WIDTH,
      scale: 1,
    })),
  );
  return new Map(shown.map(({ id }, index) => [id, pictures[index]!]));
}
