import { unmarked } from "#lib/text/isolated.ts";

import { layoutPicture, WIDTH, type PictureLayout } from "./picture-layout.ts";
import { receiptTitle, type Receipt } from "./receipt.ts";

const SCALE = 2;

/**
 * Draws a receipt as a PNG, because customers send receipts in chats, and every phone and every chat can show a PNG; a
 * PDF would need a library. Black on white and without the logo, because a picture from another host makes a canvas
 * unreadable. Undefined when the browser cannot draw.
 */
export async function receiptPicture(receipt: Receipt, bankName: string): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const layout = layoutPicture(receipt, bankName, (text, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(text).width;
  });
  canvas.width = WIDTH * SCALE;
  canvas.height = layout.height * SCALE;
  draw(context, layout);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  return blob ? new File([blob], fileNameOf(receipt), { type: "image/png" }) : undefined;
}

function draw(context: CanvasRenderingContext2D, { height, marks, rules }: PictureLayout): void {
  context.scale(SCALE, SCALE);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = "#ddd";
  for (const y of rules) context.fillRect(24, y, WIDTH - 48, 1);
  context.fillStyle = "#000";
  for (const { text, x, y, size, weight, align } of marks) {
    context.font = fontOf(size, weight);
    context.textAlign = align;
    context.fillText(text, x, y);
  }
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px system-ui, sans-serif`;
}

/** A provider's reference may contain characters that a file name must not have. */
function fileNameOf(receipt: Receipt): string {
  return `${unmarked(receiptTitle(receipt)).replaceAll(/[\\/:*?"<>|]/g, "-")}.png`;
}
