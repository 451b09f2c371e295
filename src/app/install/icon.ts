import type { Settings } from "#tenant/settings.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";

/** The part of an icon that no launcher cuts off: a square in a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE = 0.56;

/**
 * A square picture as PNG: the bank's logo, or its initial if it has none or the browser may not use it.
 * @param size in pixels
 */
export async function iconOf({ brand, theme }: Settings, size: number): Promise<Blob> {
  const logo = brand.logo ? await pictureAt(brand.logo) : undefined;
  const colours = deriveTheme(theme, "light");
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colours[logo ? "--color-surface" : "--color-brand"]!;
  pen.fillRect(0, 0, size, size);
  if (logo) drawLogo(pen, logo, size);
  else {
    pen.fillStyle = colours["--color-on-brand"]!;
    drawInitial(pen, brand.name, size, colours["--font-family"]!);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No icon."))), "image/png");
  });
}

function drawLogo(pen: CanvasRenderingContext2D, logo: HTMLImageElement, size: number): void {
  // A drawing that states no size of its own is as wide as it is high.
  const [width, height] = [logo.naturalWidth || 1, logo.naturalHeight || 1];
  const scale = (size * SAFE) / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  pen.drawImage(logo, (size - wide) / 2, (size - high) / 2, wide, high);
}

function drawInitial(pen: CanvasRenderingContext2D, name: string, size: number, font: string): void {
  const [initial = ""] = name;
  pen.font = `700 ${size * SAFE}px ${font}`;
  pen.textAlign = "center";
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(initial);
  pen.fillText(initial, size / 2, (size + above - below) / 2);
}

/** A picture that a canvas may read: one of this host, or of a host that allows it. */
async function pictureAt(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => undefined,
  );
}
