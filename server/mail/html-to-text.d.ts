// The package has no types of its own; this declares the part that is used here.
declare module 'html-to-text' {
  interface Selector {
    selector: string
    format?: 'skip' | 'block' | 'inline' | 'inlineSurround'
    options?: Readonly<Record<string, string | number | boolean>>
  }
  /** Returns a function that converts HTML to plain text. `wordwrap` is in characters. */
  export function compile(options: {
    wordwrap: number
    selectors: readonly Selector[]
  }): (html: string) => string
}
