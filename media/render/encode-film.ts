import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMES_PER_SECOND, LOOP_FRAMES } from '#media/world/loop.ts'
import type { FilmPlan } from './film-plans.ts'
import { MEDIA_FOLDER } from './masters.ts'

interface Format {
  extension: string
  most: (film: FilmPlan) => number
  /** From fine to coarse; the first that fits is kept. */
  qualities: number[]
  options: string
}

const FORMATS: Format[] = [
  {
    extension: 'mp4',
    most: ({ mostMp4 }) => mostMp4,
    qualities: [26, 28, 30, 32, 34],
    options: '-c:v libx264 -preset slower -profile:v high -pix_fmt yuv420p -movflags +faststart',
  },
  {
    extension: 'webm',
    most: ({ mostWebm }) => mostWebm,
    qualities: [36, 40, 44, 48, 52],
    options: '-c:v libsvtav1 -preset 4 -pix_fmt yuv420p10le',
  },
]
const COLORS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'

export function findFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error(
      'The film needs ffmpeg, and none was found: install it ("apt-get install ffmpeg") and try again.',
    )
  }
}

/** Writes the film as mp4 and webm, each at the best quality that fits; frame 192 is frame 0 and is left out. */
export function encodeFilm(frames: string, film: FilmPlan): void {
  for (const format of FORMATS) writeSmallEnough(frames, film, format)
}

function writeSmallEnough(
  frames: string,
  film: FilmPlan,
  { extension, most, qualities, options }: Format,
): void {
  const name = `${film.scene}.${extension}`
  const file = join(MEDIA_FOLDER, name)
  for (const quality of qualities) {
    const { status } = spawnSync(
      'ffmpeg',
      [
        `-y -loglevel error -framerate ${FRAMES_PER_SECOND} -i`.split(' '),
        join(frames, '%04d.png'),
        `-frames:v ${LOOP_FRAMES} -an -vf scale=out_color_matrix=bt709:out_range=tv ${COLORS}`.split(' '),
        `${options} -crf ${quality}`.split(' '),
        file,
      ].flat(),
      { stdio: 'inherit' },
    )
    if (status !== 0) throw new Error(`ffmpeg could not write ${name}`)
    const bytes = statSync(file).size
    console.log(`${name}  ${(bytes / 1000).toFixed(0)} kB at crf ${quality}`)
    if (bytes <= most(film)) return
  }
  throw new Error(`${name} stays above ${most(film)} bytes`)
}
