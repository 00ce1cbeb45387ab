import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf } from '#domain/base/typed-records.ts'

/** The sample photos, each with the size of the upright picture and its colour. */
export const SAMPLE_PHOTOS = {
  beach: { width: 1800, height: 1200, colour: '#0b3a4a' },
  terrace: { width: 1800, height: 1200, colour: '#12a39a' },
  room: { width: 1200, height: 1600, colour: '#c58f96' },
  dinner: { width: 1800, height: 1200, colour: '#ffb629' },
  lesson: { width: 1800, height: 1200, colour: '#ff6f52' },
}
export type SamplePhoto = keyof typeof SAMPLE_PHOTOS

/** Fills the sections about people in a copy of `content/`. Whoever stands in them is plainly a sample. */
export function writeSamplePeople(content: string): void {
  const files = { 'team.yaml': TEAM, 'gallery.yaml': GALLERY, 'words.yaml': WORDS }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, name), text)
}

function pictureOf(index: number, alt: string, { width, height }: { width: number; height: number }): string {
  return `{ id: ${String(index).padStart(32, 'f')}, width: ${width}, height: ${height}, alt: ${alt}, middle: { x: 50, y: 50 } }`
}

const TEAM = `title: Who looks after you
intro: Every coach, with the certificate they hold, or a note that they don’t hold one yet.
people:
  - { name: Sample One, role: Lead instructor, certificate: none yet, picture: ${pictureOf(0, 'Portrait of Sample One', { width: 1000, height: 1250 })} }
  - { name: Sample Two, role: Coach, certificate: 'Sample level 2, Sample school' }
  - { name: Sample Four, role: Your contact at the retreat, certificate: none needed }
`

const GALLERY = `title: What it looks like
intro: Photos of the kite beach, the lodge and these retreats.
photos:
${keysOf(SAMPLE_PHOTOS)
  .map(
    (name, index) =>
      `  - { picture: ${pictureOf(index + 1, `A sample of the ${name}`, SAMPLE_PHOTOS[name])}, place: Sample ${name}, month: 2026-01, photographer: Sample One, consent: nobody }`,
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
