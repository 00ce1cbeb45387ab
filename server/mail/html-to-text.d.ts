// It brings no types of its own; this is the part of it that is used here.
declare module 'html-to-text' {
  interface Selector {
    selector: string
    format?: 'skip' | 'block' | 'inline' | 'inlineSurround'
    options?: Readonly<Record<string, string | number | boolean>>
  }
  /** Makes what turns HTML into text; `wordwrap` in characters. */
  export function compile(options: {
    wordwrap: number
    selectors: readonly Selector[]
  }): (html: string) => string
}
