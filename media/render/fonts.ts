// Cuts the headlines' typeface to what is used of it, one width and one weight: npm run media:fonts

import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const FONTS = join(import.meta.dirname, '../../web/ui/fonts')
const PACKAGE = '@fontsource-variable/bricolage-grotesque'

/** As `font-stretch` and `font-weight` in web/ui/fonts.css say it. */
const AXES = { wdth: 84, wght: 700 }
/** Kerning, accents put in their place, and digits of one width; the rest is ornament. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

mkdirSync(FONTS, { recursive: true })
for (const part of ['latin', 'latin-ext']) {
  const whole = await readFile(
    createRequire(import.meta.url).resolve(`${PACKAGE}/files/bricolage-grotesque-${part}-wdth-normal.woff2`),
  )
  const cut = await subsetFont(whole, null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  const file = `bricolage-grotesque-84-700-${part}.woff2`
  await writeFile(join(FONTS, file), cut)
  console.log(`${file}  ${(cut.length / 1000).toFixed(1)} kB, of ${(whole.length / 1000).toFixed(1)}`)
}
