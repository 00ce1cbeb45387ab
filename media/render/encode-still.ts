import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { MEDIA_FOLDER } from './masters.ts'

export interface StillFile {
  /** Name without its ending; `.avif` and `.webp` are written. */
  name: string
  width: number
  height: number
  /** Most bytes of the AVIF file and of the WebP file. */
  most: number
  mostWebp: number
  /** How many pixels of the deep sea's plain colour follow below, for what a page shows its text on. */
  foot?: number
  /** Which part of the master it shows, in shares of the master's width and height; its height follows. All of it where left out. */
  cut?: { left: number; top: number; width: number } | undefined
}

/** `--color-sea-deep` of web/shell/app.css. */
const SEA_DEEP = '#072935'
const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34, 30, 26]

/** Writes one size of a still, each format at the best quality that fits its size. */
export async function encodeStill(master: Buffer, file: StillFile): Promise<void> {
  const small = (await cutOut(master, file))
    .resize(file.width, file.height, { fit: 'cover', kernel: 'lanczos3' })
    .extend({ bottom: file.foot ?? 0, background: SEA_DEEP })
  const raw = sharp(await small.png().toBuffer())
  await writeSmallEnough(`${file.name}.avif`, file.most, (quality) =>
    raw.clone().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }),
  )
  await writeSmallEnough(`${file.name}.webp`, file.mostWebp, (quality) =>
    raw.clone().webp({ quality: quality + 16, effort: 6, smartSubsample: true }),
  )
}

async function cutOut(master: Buffer, { cut, width: wide, height: high }: StillFile): Promise<Sharp> {
  if (!cut) return sharp(master)
  const { width: whole, height: tall } = await sharp(master).metadata()
  const width = Math.round(cut.width * whole)
  const [left, top] = [Math.round(cut.left * whole), Math.round(cut.top * tall)]
  return sharp(master).extract({ left, top, width, height: Math.round((width * high) / wide) })
}

async function writeSmallEnough(
  name: string,
  most: number,
  encode: (quality: number) => Sharp,
): Promise<void> {
  for (const quality of QUALITIES) {
    const bytes = await encode(quality).toBuffer()
    if (bytes.length > most) continue
    await writeFile(join(MEDIA_FOLDER, name), bytes)
    console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} kB at quality ${quality}`)
    return
  }
  throw new Error(`${name} does not fit into ${most} bytes`)
}
