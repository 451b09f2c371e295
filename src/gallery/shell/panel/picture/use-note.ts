import { useEffect, useState } from "react";

import type { PictureScheme } from "#definition/meta.ts";

import { noteOn } from "./ground.ts";

/** Pixels of the square in which a picture is looked at. */
const SIDE = 40;

/** What to know of a picture on the pages where it is seen; nothing of one that other hosts serve. */
export function useNote(address: unknown, scheme: PictureScheme): string | undefined {
  const [noted, setNoted] = useState<{ address: string; note: string | undefined }>();
  const own = typeof address === "string" && address.startsWith("data:") ? address : undefined;
  useEffect(() => {
    if (own === undefined) return undefined;
    let isLate = false;
    void look(own, scheme).then((note) => {
      if (!isLate) setNoted({ address: own, note });
    });
    return () => {
      isLate = true;
    };
  }, [own, scheme]);
  return noted?.address === own ? noted?.note : undefined;
}

async function look(address: string, scheme: PictureScheme): Promise<string | undefined> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return "The browser cannot draw it. Export it again.";
  }
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d")!;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  return noteOn(pen.getImageData(0, 0, SIDE, SIDE).data, scheme);
}
