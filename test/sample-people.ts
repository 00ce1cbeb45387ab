import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { keysOf } from '#domain/base/typed-records.ts'

const PHOTOS = { beach: '#0b3a4a', terrace: '#12a39a', room: '#c58f96', dinner: '#ffb629', lesson: '#ff6f52' }
type Photo = keyof typeof PHOTOS

/** Fills the sections about people in a copy of `content/`. Whoever stands in them is plainly a sample, and so are their pictures. */
export async function writeSamplePeople(
  content: string,
  photos: readonly Photo[] = keysOf(PHOTOS),
): Promise<void> {
  for (const [name, text] of Object.entries({
    'team.yaml': TEAM,
    'gallery.yaml': galleryOf(photos),
    'words.yaml': WORDS,
  }))
    writeFileSync(join(content, name), text)
  await writePicture(join(content, 'pictures/team'), 'sample-one.jpg', {
    width: 1000,
    height: 1250,
    colour: '#8a7052',
  })
  for (const name of photos)
    await writePicture(join(content, 'pictures/gallery'), `sample-${name}.jpg`, {
      ...(name === 'room' ? { width: 1200, height: 1600 } : { width: 1800, height: 1200 }),
      colour: PHOTOS[name],
    })
}

/** A plain picture that says what it is, as a camera that lay on its side would write it. */
export async function writePicture(
  folder: string,
  name: string,
  { width, height, colour }: { width: number; height: number; colour: string },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const words = `<text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${width / 10}" text-anchor="middle">Sample</text>`
  const lettering = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`,
  )
  const upright = await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: lettering }])
    .png()
    .toBuffer()
  await sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Sample camera' }, IFD3: { GPSLatitude: '13/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, name))
}

const TEAM = `title: Who looks after you
intro: Every coach, with the certificate they hold, or a note that they don’t hold one yet.
people:
  - { name: Sample One, role: Lead instructor, certificate: none yet, languages: [English, French], portrait: sample-one.jpg }
  - name: Sample Two
    role: Coach
    certificate: { name: Sample level 2, issuer: Sample school, number: 'S-1', validUntil: 2027-05-31 }
  - name: Sample Three
    role: Coach
    certificate: { name: Sample level 1, issuer: Sample school, validUntil: 2025-05-31 }
    languages: [Mandinka, English]
  - { name: Sample Four, role: Your contact at the retreat, certificate: none needed, languages: [Wolof, English] }
`

const galleryOf = (photos: readonly Photo[]) => `title: What it looks like
intro: Photos of the kite beach, the lodge and these retreats.
photos:
${photos
  .map(
    (name) =>
      `  - { file: sample-${name}.jpg, alt: A sample of the ${name}, place: Sample ${name}, month: 2026-01, photographer: Sample One, consent: nobody }`,
  )
  .join('\n')}
`

const WORDS = `title: In their own words
intro: What guests wrote after a retreat, unchanged.
words:
  - text: These are a sample guest's words, three sentences at most. They stand here so that somebody looks at them. Nobody wrote them.
    firstName: Sample A
    package: kiter
    month: 2026-01
    consent: 2026-02-03
  - text: A short sample.
    firstName: Sample B
    package: non-kiter
    month: 2026-01
    consent: 2026-02-03
`
