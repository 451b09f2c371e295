import { addressOf } from "#lib/pictures/picture-address.ts";
import { readPicture } from "#lib/pictures/picture.ts";

/** A chosen file as an address, or why it cannot be used. */
export type Chosen = { readonly address: string } | { readonly problem: string; readonly smaller?: string };

/** What a folder is, and a file that is gone or that nobody may read. */
export const UNREADABLE: Chosen = {
  problem: "It cannot be read: a folder, or a file that is gone or locked.",
};

/** Pixels of the longer side of a smaller copy; the first whose file is small enough is taken. */
const SIDES = [256, 192, 128];

/**
 * Looks into a chosen file. Of photographs and large pictures that a browser can draw, a smaller copy is offered as an
 * address; a drawing is never drawn anew, because it would lose its sharpness.
 */
export async function choosePicture(file: Blob): Promise<Chosen> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readPicture(bytes);
  if (!("problem" in read)) return { address: addressOf(read.kind, bytes) };
  const smaller = await smallerCopy(file);
  return { problem: read.problem, ...(smaller !== undefined && { smaller }) };
}

/** The picture as WebP (where the browser cannot write one, as PNG), small enough; undefined for what it cannot draw. */
async function smallerCopy(file: Blob): Promise<string | undefined> {
  if (file.type.startsWith("image/svg")) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const side of SIDES) {
    const copy = await drawn(picture, Math.min(1, side / Math.max(picture.width, picture.height)));
    const read = copy && readPicture(copy);
    if (read && !("problem" in read)) return addressOf(read.kind, copy);
  }
  return undefined;
}

async function drawn(picture: ImageBitmap, scale: number): Promise<Uint8Array | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}
