import type { Sharp } from 'sharp'
import { Problem } from '#domain/contract/problem.ts'
import {
  MAX_PICTURE_PIXELS,
  PICTURE_DAMAGED,
  PICTURE_FORMATS,
  pictureKind,
  pictureWidths,
  refusalOfFile,
  refusalOfSize,
  type PictureFormat,
  type PictureRefusal,
} from '#domain/site/pictures.ts'

/** The files made of a picture, and the size of the upright picture in pixels. */
export interface MadePicture {
  width: number
  height: number
  files: { width: number; format: PictureFormat; bytes: Uint8Array }[]
}

const ENCODED = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } } as const
/** For each step. The whole job has the limit of the worker pool. */
const STEP_SECONDS = 20

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
  const decode = () => sharp(source, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS })
  // The size is in the header, so nothing is decoded for a picture that is too large.
  const header = await readable(sharp(source, { limitInputPixels: false }).metadata())
  if (header.format !== kind) refuse(PICTURE_DAMAGED)
  const { width, height } = header.autoOrient
  refuse(refusalOfSize({ width, height }))

  const widths = pictureWidths(width)
  const largest = decode()
    .autoOrient()
    .resize({ width: widths.at(-1) })
    .toColourspace('srgb')
    .raw()
  const { data, info } = await readable(timed(largest).toBuffer({ resolveWithObject: true }))
  const files: MadePicture['files'] = []
  for (const each of widths) {
    for (const format of PICTURE_FORMATS) {
      const { width: rawWidth, height: rawHeight, channels } = info
      const raw = sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } })
      const encoded = timed(raw.resize({ width: each }).toFormat(format, ENCODED[format]))
      files.push({ width: each, format, bytes: await encoded.toBuffer() })
    }
  }
  return { width, height, files }
}

function refuse(refusal: PictureRefusal | null): void {
  if (refusal) throw new Problem(refusal.code, { detail: refusal.detail })
}

function timed(picture: Sharp): Sharp {
  return picture.timeout({ seconds: STEP_SECONDS })
}

/** Passes on what the decoder returns. Problem: picture-damaged if it cannot read the file. */
async function readable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (cause) {
    throw new Problem(PICTURE_DAMAGED.code, { detail: PICTURE_DAMAGED.detail, cause })
  }
}
