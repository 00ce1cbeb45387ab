import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import display from './fonts/bricolage-grotesque-84-700-latin.woff2?url'

/** The two font files every page needs at once, as `links()` entries for the root; the latin-ext ones load on demand. */
export const fontPreloads = [text, display].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
