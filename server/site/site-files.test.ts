// The operator's texts as files, for git or another server.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { newFolder } from '#test/new-folder.ts'
import { writeOwnContent } from '#test/own-content.ts'
import { jpegPhoto } from '#test/sample-pictures.ts'
import { exportSite, importSite } from './site-files.ts'

const CLOCK = { now: () => new Date('2025-09-01T10:00:00Z') }

test('what was exported is published by an import, and a value that cannot be used stops all of it', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  await admin.put('/api/admin/site/draft', { path: 'prices.superEarlyBird.price', value: 980 })
  await admin.put('/api/admin/site/draft', { path: 'landing.hero.facts', value: '{days} days\nGood food' })
  await admin.post('/api/admin/site/publish', {})
  const folder = newFolder()
  expect(await exportSite(app.db, folder)).toContain('Version 1')
  const file = join(folder, 'website.yaml')
  expect(readFileSync(file, 'utf8')).toContain('prices.superEarlyBird.price: 980')
  const published = app.deps.contents.document()

  await admin.post('/api/admin/site/versions/0/draft')
  await admin.post('/api/admin/site/publish', {})
  expect(app.deps.contents.document()).toEqual({ en: {} })
  expect(await importSite(app.db, folder, CLOCK)).toContain('Version 3 is published: 2 texts')
  await app.deps.contents.refresh()
  expect(app.deps.contents.document()).toEqual(published)

  writeFileSync(file, 'en:\n  prices.superEarlyBird.price: 1.350\n  landing.nowhere: x\n')
  await expect(importSite(app.db, folder, CLOCK)).rejects.toThrow(
    /superEarlyBird\.price: .*\n.*landing\.nowhere: The website has no such text/,
  )
  await expect(importSite(app.db, newFolder(), CLOCK)).rejects.toThrow(
    /has no website\.yaml, and no text of yours/,
  )
  expect(app.deps.contents.n()).toBe(3)
})

/** Changes a file of a folder. */
function edit(folder: string, name: string, from: string, to: string): void {
  const file = join(folder, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${name} does not hold ${from}`)
  writeFileSync(file, before.replace(from, to))
}

test('an old folder of her own files is published: texts, prices, questions, chapters, people and photos', async () => {
  const app = await createTestApp()
  const folder = newFolder()
  writeOwnContent(folder)
  edit(folder, 'prices.yaml', 'price: 950', 'price: 980')
  edit(folder, 'faq.yaml', '      - key: wifi\n', NEW_QUESTION + '      - key: wifi\n')
  edit(folder, 'screens.yaml', 'title: ', 'title: My ')
  mkdirSync(join(folder, 'guide/2025-10-31'))
  writeFileSync(join(folder, 'guide/2025-10-31/arrival.md'), '# Arrival\n\nBy boat.\n')
  writeFileSync(join(folder, 'README.md'), 'My notes')
  writeFileSync(join(folder, 'faqs.yaml'), 'title: x\n')
  edit(folder, 'team.yaml', 'people: []', PEOPLE)
  edit(folder, 'gallery.yaml', 'photos: []', PHOTOS)
  for (const name of ['team/awa.jpg', 'gallery/terrace.jpg']) {
    mkdirSync(join(folder, 'pictures', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'pictures', name), await jpegPhoto(name.startsWith('team') ? 700 : 1000, 800))
  }

  const said = await importSite(app.db, folder, CLOCK)
  expect(said).toContain('Version 1 is published')
  await app.deps.contents.refresh()
  const { site, examples } = app.deps.contents.loaded()
  expect(examples).toEqual([])
  expect(site.business.bank.iban).toBe('BE71 0961 2345 6769')
  expect(site.prices.tiers[0]?.priceCents).toBe(98_000)
  expect(JSON.stringify(site.faq.groups)).toContain('Do I tip?')
  expect(JSON.stringify(site.guide.byFirstDay['2025-10-31'])).toContain('By boat.')
  expect(site.team.people).toMatchObject([
    { name: 'Awa', picture: { width: 700, height: 800, alt: 'Portrait of Awa' } },
    { name: 'Lamin', certificate: 'Level 2 instructor, IKO, 12345, 2027-05-31' },
  ])
  expect(site.gallery.photos).toMatchObject([{ place: 'The terrace', picture: { alt: 'A terrace' } }])
  const [head, ...left] = said.split('\n').slice(1)
  expect(head).toContain('Left as it came with the product')
  expect(left.map((line) => line.trim()).toSorted()).toEqual([
    'faqs.yaml',
    'screens.booking.headings.super_early_bird.title',
    'team.people.0.languages.0',
  ])
})

test('an old folder with a copy of one file changes that file alone, and what cannot be used stops all of it', async () => {
  const app = await createTestApp()
  const folder = newFolder()
  writeOwnContent(folder)
  const mail = readFileSync(join(folder, 'mail.yaml'), 'utf8')
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'mail.yaml'),
    mail.replace(/^signature:\n( {2}- .*\n)+/m, 'signature:\n  - Bye\n'),
  )
  expect(await importSite(app.db, folder, CLOCK)).toBe(
    'Version 1 is published: 1 text. Every server shows it within seconds.',
  )

  writeFileSync(join(folder, 'prices.yaml'), 'superEarlyBird: { price: 1.350, spots: 4 }\n')
  writeFileSync(join(folder, 'instructor.yaml'), 'portrait: me.jpg\n')
  await expect(importSite(app.db, folder, CLOCK)).rejects.toThrow(
    /pictures\/team\/me\.jpg: .*\n.*superEarlyBird\.price: /,
  )
  writeFileSync(join(folder, 'prices.yaml'), 'superEarlyBird: {')
  await expect(importSite(app.db, folder, CLOCK)).rejects.toThrow(/prices\.yaml: /)
  await app.deps.contents.refresh()
  expect(app.deps.contents.n()).toBe(1)
})

const NEW_QUESTION = `      - key: tips
        question: Do I tip?
        answer: [As you like.]
`
const PEOPLE = `people:
  - { name: Awa, role: Lead instructor, certificate: none yet, languages: [English], portrait: awa.jpg }
  - { name: Lamin, role: Coach, certificate: { name: Level 2 instructor, issuer: IKO, number: '12345', validUntil: 2027-05-31 } }`
const PHOTOS = `photos:
  - { file: terrace.jpg, alt: A terrace, place: The terrace, month: 2026-01, photographer: Awa, consent: nobody }`
