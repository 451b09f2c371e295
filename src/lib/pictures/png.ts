import type { PictureSize } from "./picture.ts";

/** Why a PNG cannot be used; undefined for a good one. The caller knows that it begins as one. */
export function pngProblem(file: Uint8Array): string | undefined {
  const names = chunksOf(file);
  if (names?.[0] !== "IHDR" || names.at(-1) !== "IEND")
    return "The PNG is cut off or broken. Export it again.";
  return names.includes("acTL") ? "The PNG moves. Give a still picture." : undefined;
}

export function sizeOfPng(file: Uint8Array): PictureSize {
  const view = viewOf(file);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The names of the chunks in their order; undefined when one is longer than the file. */
function chunksOf(file: Uint8Array): readonly string[] | undefined {
  const view = viewOf(file);
  const names: string[] = [];
  // Each chunk has a length, a name, that many bytes, and a checksum.
  for (let at = 8; at < file.length;) {
    if (at + 12 > file.length) return undefined;
    names.push(String.fromCharCode(...file.subarray(at + 4, at + 8)));
    at += view.getUint32(at) + 12;
    if (at > file.length) return undefined;
  }
  return names;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
