// The sections about people, rendered from the shipped files and from samples.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent, type Content } from '#content/load-content.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { writeSamplePeople } from '#test/sample-people.ts'
import { Gallery } from './gallery.tsx'
import { Team, Testimonials } from './people.tsx'

const SHIPPED = resolve(import.meta.dirname, '../../../content')
let filled = ''

beforeAll(() => {
  filled = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(SHIPPED, filled, { recursive: true })
  writeSamplePeople(filled)
})
afterAll(() => {
  rmSync(filled, { recursive: true })
})

function sectionsOf({ team, gallery, words }: Pick<Content, 'team' | 'gallery' | 'words'>): string {
  return renderScreen(
    <>
      <Team texts={team} />
      <Gallery texts={gallery} />
      <Testimonials texts={words} quotes={[]} />
    </>,
  )
}

test('the shipped files render no sections', () => {
  expect(sectionsOf(loadContent(SHIPPED).content)).toBe('')
})

test('each section is shown if only its own file is filled in', () => {
  const none = loadContent(SHIPPED).content
  const { team, gallery, words } = loadContent(filled).content
  const idsOf = (html: string) => [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
  expect(idsOf(sectionsOf({ ...none, team }))).toEqual(['team'])
  expect(idsOf(sectionsOf({ ...none, gallery }))).toEqual(['gallery'])
  expect(idsOf(sectionsOf({ ...none, words }))).toEqual(['words'])
})

test('a person is shown with their certificate, also if there is none yet', () => {
  const html = sectionsOf(loadContent(filled).content)
  expect(html).toContain('alt="Portrait of Sample One"')
  for (const line of ['Holds no instructor certificate yet', 'Sample level 2, Sample school'])
    expect(html).toContain(line)
  expect(html).not.toContain('none needed')
})

test('a photo has a button that opens it in full, with its caption', () => {
  const html = sectionsOf(loadContent(filled).content)
  expect(html).toMatch(
    /command="show-modal" commandfor="photo-2"[^>]*><span[^>]*>Open the photo: Sample terrace/,
  )
  expect(html).toMatch(/<dialog id="photo-2"[^>]* aria-label="Sample terrace"/)
  expect(html).toContain('Sample terrace, Jan 2026. Photo: Sample One')
  expect(html.match(/<img/g)).toHaveLength(html.match(/loading="lazy"/g)?.length ?? 0)
})

test('a quote is shown with first name, package and month', () => {
  const html = sectionsOf(loadContent(filled).content)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(html).toContain('“A short sample.” Sample B Non-kiter, Jan 2026')
  expect(html).toContain('Sample A Kiter, Jan 2026')
})

test('without a published answer the section is that of the owner’s words, and with one it says how they are chosen', () => {
  const texts = { title: 'In their own words', intro: 'Ours.', words: [] }
  const quote = { id: 'a', text: 'I never felt rushed.', firstName: 'Sami', month: 'December 2026' }
  expect(renderScreen(<Testimonials texts={texts} quotes={[]} />)).toBe('')
  const page = renderScreen(<Testimonials texts={texts} quotes={[quote]} />)
  expect(page).toContain('“I never felt rushed.”')
  expect(page).toContain('Travelled in December 2026')
  expect(page).toContain('We choose which answers to show, and never change them.')
})
