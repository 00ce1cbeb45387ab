import { Problem } from '#domain/contract/problem.ts'
import { PICTURE_FORMATS, pictureWidths, type PictureFormat } from '#domain/site/picture-files.ts'
import {
  MAX_PICTURE_PIXELS,
  PICTURE_DAMAGED,
  pictureKind,
  refusalOfFile,
  refusalOfSize,
  type PictureRefusal,
} from '#domain/site/pictures.ts'

/** The files made of a picture, and the size of the upright picture in pixels. */
export interface MadePicture {
  width: number
  height: number
  files: { width: number; format: PictureFormat; bytes: Uint8Array }[]
}

/** Makes a picture in another thread. Problems: too-busy, and those of `makePicture`. */
export interface WithPictures {
  workers: { makePicture: (source: Uint8Array) => Promise<MadePicture> }
}

// More effort makes an AVIF a hundredth smaller in three times the time.
const ENCODED = { avif: { quality: 55, effort: 1 }, webp: { quality: 80 } } as const
/** For each step. The whole job has the limit of the worker pool. */
const STEP = { seconds: 20 }

/**
 * Checks a picture and makes its files: upright, in sRGB, without metadata such as the place where it was taken. Runs in a worker thread.
 * Problems: not-a-picture, picture-too-large, picture-too-small, too-many-pixels, picture-damaged.
 */
export async function makePicture(source: Uint8Array): Promise<MadePicture> {
  const kind = pictureKind(source)
  refuse(refusalOfFile({ bytes: source.length, kind }))
  const { default: sharp } = await import('sharp')
  // The server's other processors and its memory stay free for requests.
  sharp.concurrency(1)
  sharp.cache(false)
  // The size is in the header, so nothing is decoded for a picture that is too large.
  const header = await readable(sharp(source, { limitInputPixels: false }).metadata())
  if (header.format !== kind) refuse(PICTURE_DAMAGED)
  const { width, height } = header.autoOrient
  refuse(refusalOfSize({ width, height }))

  const widths = pictureWidths({ width, height })
  const upright = sharp(source, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS }).autoOrient()
  const largest = upright.resize({ width: widths.at(-1) }).toColourspace('srgb')
  const { data, info } = await readable(largest.raw().timeout(STEP).toBuffer({ resolveWithObject: true }))
  const files: MadePicture['files'] = []
  for (const each of widths) {
    for (const format of PICTURE_FORMATS) {
      const resized = sharp(data, { raw: info }).resize({ width: each })
      const bytes = await resized.toFormat(format, ENCODED[format]).timeout(STEP).toBuffer()
      files.push({ width: each, format, bytes })
    }
  }
  return { width, height, files }
}

function refuse(refusal: PictureRefusal | null): void {
  if (refusal) throw new Problem(refusal.code, { detail: refusal.detail })
}

/** Passes on what the decoder returns. Problem: picture-damaged if it cannot read the file. */
async function readable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (cause) {
    throw new Problem(PICTURE_DAMAGED.code, { detail: PICTURE_DAMAGED.detail, cause })
  }
}
