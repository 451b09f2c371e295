import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** What a field accepts. */
export type FileLimits = { readonly accept: readonly string[]; readonly maxSize: number };

export type ReadFile = { readonly url: string; readonly size: number } | { readonly problem: string };

/** Longest side in pixels of a picture that was scaled down; a document stays readable. */
const LONGEST = 2000;
const QUALITY = 0.85;

/** How files of these types begin, one character a byte. A PDF may have something before it. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^\u00FF\u00D8\u00FF/,
  "image/png": /^.PNG/,
  "application/pdf": /%PDF-/,
};

/** The file as a data URL, or why the field refuses it. A picture that is too large is scaled down. */
export async function readFile(file: File, { accept, maxSize }: FileLimits): Promise<ReadFile> {
  try {
    if (file.size === 0) return { problem: words.theFileIsEmptyChooseAnother };
    const type = await typeOf(file);
    if (!accept.includes(type)) return { problem: say(words.chooseAFile, { accept: typesText(accept) }) };
    const sent = type === file.type ? file : file.slice(0, file.size, type);
    const blob = sent.size > maxSize && accept.includes("image/jpeg") ? await smaller(sent) : sent;
    if (blob.size > maxSize) {
      return { problem: say(words.theFileIsTooLargeChoose, { maxSize: sizeText(maxSize) }) };
    }
    return { url: await toDataUrl(blob), size: blob.size };
  } catch {
    return { problem: words.theFileCouldNotBeRead };
  }
}

/**
 * What a file is by its content, where it is known how such files begin: anybody names a file as they like, and some phones
 * say no type at all.
 */
async function typeOf(file: File): Promise<string> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer());
  const found = Object.keys(BEGINNINGS).find((type) => BEGINNINGS[type]!.test(head));
  return found ?? (file.type in BEGINNINGS ? "" : file.type);
}

/** 2000000 → "2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return say(words.kb, { value: Math.max(1, Math.round(bytes / 1000)) });
  return say(words.mb, { size: Number((bytes / 1_000_000).toFixed(1)) });
}

/** `["image/jpeg", "image/png"]` → "JPEG or PNG". */
function typesText(accept: readonly string[]): string {
  const names = accept.map((type) => (type.split("/")[1] ?? type).toUpperCase());
  return names.length > 1
    ? say(words.or, { others: names.slice(0, -1).join(", "), last: names.at(-1)! })
    : names.join("");
}

/**
 * Scales a picture down: phones take pictures of many megabytes, and their networks are slow. A file that cannot be
 * drawn stays as it is.
 */
async function smaller(file: Blob): Promise<Blob> {
  if (!file.type.startsWith("image/") || typeof createImageBitmap !== "function") return file;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  // JPEG has no transparency; without this transparent parts would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return drawn ?? file;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(blob);
  });
}
