// Draws the hero film frame by frame, checks its seam and encodes it: npm run media:film [-- <width> <height>]
// It may be stopped at any time; started again, it goes on with the frames that are missing.
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frameTime, LOOP_FRAMES } from '#media/world/loop.ts'
import { checkSeam } from './check-seam.ts'
import { encodeFilm, findFfmpeg } from './encode-film.ts'
import { masterFolder } from './masters.ts'
import { openStudio } from './studio.ts'

const [width = '1280', height = '720', every = '1'] = process.argv.slice(2)
findFfmpeg()
const studio = await openStudio()
const folder = masterFolder(`film-${width}x${height}-${studio.fingerprint}`)
try {
  const step = Number(every)
  const missing: number[] = []
  for (let frame = 0; frame <= LOOP_FRAMES; frame += step) {
    if (!existsSync(join(folder, frameFile(frame)))) missing.push(frame)
  }
  if (missing.length > 0) await studio.open('hero', Number(width), Number(height))
  for (const frame of missing) {
    const started = performance.now()
    const file = join(folder, frameFile(frame))
    // Whole or not at all: a half-written frame would be taken for a finished one.
    await writeFile(`${file}.part`, await studio.frame(frameTime(frame)))
    await rename(`${file}.part`, file)
    console.log(`frame ${frame} of ${LOOP_FRAMES}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await checkSeam(join(folder, frameFile(0)), join(folder, frameFile(LOOP_FRAMES)))
  if (step === 1) encodeFilm(folder)
} finally {
  await studio.close()
}

function frameFile(frame: number): string {
  return `${String(frame).padStart(4, '0')}.png`
}
