/** The part of the library that is used here; the types from elsewhere know none of the newer options. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** Null for `text` then. */
    keepAllGlyphs: true
    /** An axis with a number is fixed there, and gone from the font. */
    variationAxes: Record<string, number>
    /** OpenType features, by their four letters. */
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: null, options: SubsetOptions): Promise<Buffer>
}
