// Icons of the browser tab and of the phone's home screen, from web/public/favicon.svg: npm run media:icons

import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '#content/load-content.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUBLIC = join(ROOT, 'web/public')
const SEA = '#0b3a4a'
const PAPER = '#fffaf2'

const { business } = loadContent(join(ROOT, 'content')).content
const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
// Phones cut their own corners: there the ground fills the square.
const square = mark.replace(/rx="\d+"/, 'rx="0"')
// A maskable icon may lose a tenth on each side: the mark stands smaller on the same ground.
const masked = square.replace('translate(6 5.5) scale(0.75)', 'translate(10.4 10) scale(0.567)')
if (square === mark || masked === square)
  throw new Error('favicon.svg has another build than this script expects')

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const size of [192, 512]) await write(`icons/icon-${size}.png`, mark, size)
await write('icons/icon-maskable-512.png', masked, 512)
await write('apple-touch-icon.png', square, 180)
await writeFile(
  join(PUBLIC, 'favicon.ico'),
  ico(await Promise.all([16, 32, 48].map((size) => draw(mark, size)))),
)
await writeFile(join(PUBLIC, 'site.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`)

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function write(name: string, svg: string, size: number): Promise<void> {
  await writeFile(join(PUBLIC, name), await draw(svg, size))
}

/** An .ico is a list of pictures; since 2006 they may be PNGs as they are. */
function ico(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i
    header.writeUInt8(picture.readUInt32BE(16), entry)
    header.writeUInt8(picture.readUInt32BE(20), entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([header, ...pictures])
}

function manifest() {
  return {
    name: business.brand.siteTitle,
    short_name: business.brand.name,
    start_url: '/',
    display: 'browser',
    theme_color: SEA,
    background_color: PAPER,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
