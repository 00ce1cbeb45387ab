import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { writePicture } from '#test/sample-people.ts'
import { makePicture, planPictures } from './owner-pictures.ts'

let folder = ''

beforeEach(() => {
  folder = newFolder()
})

const UPRIGHT = { width: 960, height: 1280, colour: '#0b3a4a' }

test('a photo is made as tile and whole picture in each width, upright and without its metadata', async () => {
  await writePicture(join(folder, 'gallery'), 'lodge.JPG', UPRIGHT)
  const plans = planPictures(folder)
  expect(plans.filter(({ format }) => format === 'avif')).toHaveLength(plans.length / 2)
  const made = await Promise.all(
    plans
      // Larger AVIF files take seconds to make, and are cropped by the same code.
      .filter(({ format, width }) => format === 'webp' || width < 500)
      .map(async (plan) => {
        const { width, height, exif } = await sharp(await makePicture(plan)).metadata()
        const name = plan.path.replace('media/own/gallery/lodge-JPG-', '')
        return `${name} ${width} × ${height}${exif ? ' with tags' : ''}`
      }),
  )
  expect(made).toEqual([
    'tile-480.avif 480 × 320',
    'tile-480.webp 480 × 320',
    'tile-960.webp 960 × 640',
    'whole-960.webp 960 × 1280',
    'whole-1600.webp 1600 × 2133',
  ])
})

test('a portrait is cropped to four by five', async () => {
  await writePicture(join(folder, 'team'), 'awa.jpg', UPRIGHT)
  const plans = planPictures(folder)
  expect(plans.map(({ path }) => path)).toEqual(
    ['320.avif', '320.webp', '640.avif', '640.webp'].map((end) => `media/own/team/awa-jpg-portrait-${end}`),
  )
  const sizes = await Promise.all(
    plans.slice(-1).map(async (plan) => sharp(await makePicture(plan)).metadata()),
  )
  expect(sizes).toMatchObject([{ width: 640, height: 800 }])
})

test('a picture that is too small or unreadable is refused with its name', async () => {
  await writePicture(join(folder, 'gallery'), 'small.jpg', { ...UPRIGHT, width: 600, height: 900 })
  writeFileSync(join(folder, 'gallery/words.png'), 'These are words.')
  const refused = planPictures(folder).map(async (plan) =>
    expect(makePicture(plan)).rejects.toThrow(
      plan.source.endsWith('small.jpg')
        ? /The picture \S+small\.jpg cannot be used: it is 600 pixels wide, and at least 960 are needed/
        : /The picture \S+words\.png cannot be used: Input file contains unsupported image format/,
    ),
  )
  await Promise.all(refused)
  expect(refused).toHaveLength(16)
})

test('other files are ignored, and a missing folder is no error', async () => {
  expect(planPictures(folder)).toEqual([])
  await writePicture(join(folder, 'team'), 'awa.jpg', UPRIGHT)
  renameSync(join(folder, 'team/awa.jpg'), join(folder, 'team/.DS_Store'))
  expect(planPictures(folder)).toEqual([])
})
