import type { PictureSize } from "./picture.ts";

const BROKEN = "The WebP is cut off or broken. Export it again.";

/** Why a WebP cannot be used; undefined for a good one. The caller knows that it begins as one. */
export function webpProblem(file: Uint8Array): string | undefined {
  if (file.length < 30 || file.length < viewOf(file).getUint32(4, true) + 8 || !sizeOf(file)) return BROKEN;
  // A bit of the extended header.
  return first(file) === "VP8X" && (file[20]! & 2) !== 0
    ? "The WebP moves. Give a still picture."
    : undefined;
}

/** Of a good WebP. */
export function sizeOfWebp(file: Uint8Array): PictureSize {
  return sizeOf(file)!;
}

/** By the first chunk: the extended, the lossless or the lossy header (RFC 9649). */
function sizeOf(file: Uint8Array): PictureSize | undefined {
  const view = viewOf(file);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (first(file)) {
    case "VP8X":
      return { width: three(24) + 1, height: three(27) + 1 };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

function first(file: Uint8Array): string {
  return String.fromCharCode(...file.subarray(12, 16));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
