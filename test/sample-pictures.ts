import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture that is no single colour, so that its files have a size as of a photo. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  return sharp({ create: { width, height, channels: 3, background: '#887766', noise } })
}

export const jpegPhoto = (width = 800, height = 600) => photo(width, height).jpeg().toBuffer()

/** A photo as a phone takes it, held upright: turned by its metadata, which also say where it was taken. */
export function phonePhoto(): Promise<Buffer> {
  return photo(1000, 700)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Tradephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '13/1 26/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '16/1 40/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Sanyang</place></x:xmpmeta>')
    .toBuffer()
}

/** A small PNG file that unpacks to a square of this side, in one colour. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit of grey for each pixel; each line begins with a byte for its filter.
  header.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
