import { fingerprintOf } from "#lib/fingerprint.ts";

import { tellBytes, type PictureKind } from "./picture.ts";

const TYPES: Readonly<Record<PictureKind, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
};
const ADDRESS = /^data:image\/(?:png|webp|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;
const LONG = /(data:image\/[a-z+]+;base64,)([A-Za-z0-9+/]{24,})=*/g;

/** The address that is the picture itself. */
export function addressOf(kind: PictureKind, file: Uint8Array): string {
  return `data:${TYPES[kind]};base64,${btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** The file in an address; undefined for an address elsewhere. */
export function fileIn(address: string): Uint8Array | undefined {
  const base64 = ADDRESS.exec(address)?.[1];
  if (base64 === undefined || base64.replace(/=+$/, "").length % 4 === 1) return undefined;
  return Uint8Array.from(atob(base64.replace(/=+$/, "")), (character) => character.charCodeAt(0));
}

/** A text in which a picture is told by its kind, its size and a fingerprint: `data:image/svg+xml;base64,… (2.1 kB, 1x2y3z)`. */
export function withoutPictures(text: string): string {
  return text.replaceAll(LONG, (whole, start: string, base64: string) => {
    const size = tellBytes(Math.floor((base64.length * 3) / 4));
    return `${start}… (${size}, ${fingerprintOf("picture", whole)})`;
  });
}
