import type { PictureWish } from "#gallery/protocol-pictures.ts";
import { useMedia } from "#ui/behaviour/use-media.ts";

/** How fine a picture has to be on this display where it is shown in half the size of its view. */
export function useSheetScale(): PictureWish["scale"] {
  return useMedia("(min-resolution: 1.01dppx)") ? 1 : 0.5;
}
