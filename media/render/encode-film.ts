import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMES_PER_SECOND, LOOP_FRAMES } from '#media/world/loop.ts'
import { MEDIA_FOLDER } from './masters.ts'

interface Format {
  name: string
  most: number
  /** From fine to coarse; the first that fits is kept. */
  qualities: number[]
  options: string
}

const FORMATS: Format[] = [
  {
    name: 'hero.mp4',
    most: 1_500_000,
    qualities: [26, 28, 30, 32, 34],
    options: '-c:v libx264 -preset slower -profile:v high -pix_fmt yuv420p -movflags +faststart',
  },
  {
    name: 'hero.webm',
    most: 1_100_000,
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

/** Writes hero.mp4 and hero.webm, each at the best quality that fits; frame 192 is frame 0 and is left out. */
export function encodeFilm(frames: string): void {
  for (const format of FORMATS) writeSmallEnough(frames, format)
}

function writeSmallEnough(frames: string, { name, most, qualities, options }: Format): void {
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
    if (bytes <= most) return
  }
  throw new Error(`${name} stays above ${most} bytes`)
}
