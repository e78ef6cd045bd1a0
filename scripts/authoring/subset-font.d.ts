declare module 'subset-font' {
  /** The characters of a text and the named features, as a font of its own; only the options used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
