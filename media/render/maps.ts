// Draws the maps of "Where it is" into web/public/media/map-*.svg: npm run media:maps

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawCoast, drawFlight } from './draw-maps.ts'
import { MEDIA_FOLDER } from './masters.ts'

for (const [name, svg] of [
  ['map-coast', drawCoast()],
  ['map-flight', drawFlight()],
] as const) {
  writeFileSync(join(MEDIA_FOLDER, `${name}.svg`), svg)
  console.log(`${name}.svg  ${(Buffer.byteLength(svg) / 1000).toFixed(1)} kB`)
}
