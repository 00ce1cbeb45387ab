import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import display from './fonts/bricolage-grotesque-84-700-latin.woff2?url'

/** The two font files that every page needs at once; the latin-ext ones load on demand. */
export const fontPreloads = [text, display]
