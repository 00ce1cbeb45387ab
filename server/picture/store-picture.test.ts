import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFiles, pictures } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { jpegPhoto, phonePhoto, photo } from '#test/sample-pictures.ts'
import { makePicture } from './make-picture.ts'
import { readPictureFile, storePicture } from './store-picture.ts'

test(
  'a picture is stored in every width and format, and the same file twice only once',
  { tags: 'postgres' },
  async () => {
    const { deps, db } = await createTestApp({ seed: false })
    const source = await jpegPhoto(1000, 500)
    const stored = await storePicture(deps, source)
    expect(stored).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      width: 1000,
      height: 500,
    })
    expect(await Promise.all([storePicture(deps, source), storePicture(deps, source)])).toEqual([
      stored,
      stored,
    ])

    expect(await db.select({ id: pictures.id }).from(pictures)).toEqual([{ id: stored.id }])
    const files = await db.select().from(pictureFiles).orderBy(pictureFiles.width, pictureFiles.format)
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(
      [480, 960, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    )
    for (const { width, format, bytes } of files) {
      const made = await sharp(bytes).metadata()
      expect([made.format, made.width, made.height]).toEqual([
        format === 'avif' ? 'heif' : format,
        width,
        width / 2,
      ])
      expect(Buffer.from((await readPictureFile(deps, { id: stored.id, width, format })) ?? [])).toEqual(
        Buffer.from(bytes),
      )
    }
  },
)

test(
  'two requests that store the same file at the same moment get the same picture',
  { tags: 'postgres' },
  async () => {
    const { deps, db } = await createTestApp({ seed: false })
    const source = await jpegPhoto()
    const [first, second] = await Promise.all([storePicture(deps, source), storePicture(deps, source)])
    expect(first).toEqual(second)
    expect(await db.$count(pictureFiles)).toBe(4)
  },
)

test('a picture stands upright, and nothing of its metadata is left', async () => {
  const source = await phonePhoto()
  expect(source.includes('Tradephone') && source.includes('Sanyang')).toBe(true)
  const { width, height, files } = await makePicture(source)
  expect([width, height]).toEqual([700, 1000])
  for (const { bytes } of files) {
    const made = await sharp(bytes).metadata()
    expect([made.exif, made.xmp, made.iptc, made.icc, made.orientation]).toEqual(Array(5).fill(undefined))
    expect(made.height).toBeGreaterThan(made.width)
    const content = Buffer.from(bytes)
    // Nothing shorter, which compressed pixels may hold by chance.
    for (const told of ['Tradephone', 'Sanyang', 'GPSLatitude']) expect(content.includes(told)).toBe(false)
  }
})

test.each([
  ['a transparent PNG', () => photo(700, 700).ensureAlpha(0.5).png().toBuffer()],
  ['a PNG of 16 bits', () => photo(700, 700).toColourspace('rgb16').png().toBuffer()],
  ['a grey WebP', () => photo(700, 700).greyscale().webp().toBuffer()],
  ['a JPEG of printers', () => photo(700, 700).toColourspace('cmyk').jpeg().toBuffer()],
  ['a progressive JPEG', () => photo(700, 700).jpeg({ progressive: true }).toBuffer()],
])('%s becomes files of the right size', async (_, source) => {
  const { files } = await makePicture(await source())
  expect(files).toHaveLength(4)
  for (const { bytes, width } of files) {
    const made = await sharp(bytes).metadata()
    expect([made.width, made.height, made.space]).toEqual([width, width, 'srgb'])
  }
})
