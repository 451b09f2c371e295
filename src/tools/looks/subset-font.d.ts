declare module "subset-font" {
  /** A font with the glyphs of a text alone, and with less of its variable axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2";
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
