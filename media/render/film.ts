// Draws the hero films frame by frame, checks their seams and encodes them: npm run media:film [-- <scene> …]
// It may be stopped at any time; started again, it goes on with the frames that are missing.

import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frameTime, LOOP_FRAMES } from '#media/world/loop.ts'
import { checkSeam } from './check-seam.ts'
import { encodeFilm, findFfmpeg } from './encode-film.ts'
import { FILMS, type FilmPlan } from './film-plans.ts'
import { masterFolder } from './masters.ts'
import { openStudio } from './studio.ts'

const wanted = process.argv.slice(2)
const films = FILMS.filter(({ scene }) => wanted.length === 0 || wanted.includes(scene))
if (films.length === 0)
  throw new Error(`There is no such film; there are ${FILMS.map(({ scene }) => scene).join(', ')}.`)
findFfmpeg()
const studio = await openStudio()
try {
  for (const film of films) await makeFilm(film)
} finally {
  await studio.close()
}

async function makeFilm(film: FilmPlan): Promise<void> {
  const { scene, width, height } = film
  const folder = masterFolder(`film-${scene}-${width}x${height}-${studio.fingerprint}`)
  const missing = Array.from({ length: LOOP_FRAMES + 1 }, (_, frame) => frame).filter(
    (frame) => !existsSync(join(folder, frameFile(frame))),
  )
  if (missing.length > 0) await studio.open(scene, width, height)
  for (const frame of missing) {
    const started = performance.now()
    const file = join(folder, frameFile(frame))
    // Whole or not at all: a half-written frame would be taken for a finished one.
    await writeFile(`${file}.part`, await studio.frame(frameTime(frame)))
    await rename(`${file}.part`, file)
    console.log(
      `${scene}: frame ${frame} of ${LOOP_FRAMES}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  }
  await checkSeam(join(folder, frameFile(0)), join(folder, frameFile(LOOP_FRAMES)))
  encodeFilm(folder, film)
}

function frameFile(frame: number): string {
  return `${String(frame).padStart(4, '0')}.png`
}
