import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { loadContent } from './load-content.ts'

/** The shipped content with the owner's own folder before it. */
function loadWith(files: Record<string, string>) {
  const own = newFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(own, name)), { recursive: true })
    writeFileSync(join(own, name), text)
  }
  return { own, load: () => loadContent(import.meta.dirname, own) }
}

const shipped = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test('a file of the owner replaces the shipped one, and all others stay as shipped', () => {
  const { load } = loadWith({
    'faq.yaml': shipped('faq.yaml').replace('Questions, answered', 'What guests ask'),
    'guide/arrival.md': '# Arrival\n\nBy boat.',
    'README.md': 'My notes',
    '.git/config.yaml': 'x: 1',
  })
  const { content, ownFiles, notes } = load()
  const plain = loadContent(import.meta.dirname)
  expect(content.faq.title).toBe('What guests ask')
  expect(JSON.stringify(content.guide.forAll)).toContain('By boat.')
  expect(content.guide.forAll).toHaveLength(5)
  expect(content.landing).toEqual(plain.content.landing)
  expect(ownFiles).toEqual(['faq.yaml', 'guide/arrival.md'])
  expect(notes).toEqual([])
  expect(plain).toMatchObject({ ownFiles: [], notes: [] })
})

test('an unknown key is reported with file and line, and does not stop the start', () => {
  const { own, load } = loadWith({ 'mail.yaml': `${shipped('mail.yaml')}banner: Hello\n` })
  const { content, notes } = load()
  expect(content.mail).toEqual(loadContent(import.meta.dirname).content.mail)
  const line = shipped('mail.yaml').split('\n').length
  expect(notes).toEqual([`${own}/mail.yaml, line ${line}: banner is no longer used: delete it`])
})

test("a text that is missing in the owner's file is shown as shipped, and is reported", () => {
  const { own, load } = loadWith({
    'mail.yaml': shipped('mail.yaml').replace(/^footer:/m, 'foot:'),
    'business.yaml': shipped('business.yaml').replace(/^  iban:.*\n/m, ''),
  })
  const { content, notes, placeholders } = load()
  const plain = loadContent(import.meta.dirname)
  expect(content.mail.footer).toBe(plain.content.mail.footer)
  expect(content.business).toEqual(plain.content.business)
  expect(notes.map((note) => note.replace(own, ''))).toEqual([
    expect.stringMatching(/^\/business\.yaml, line \d+: bank > iban is missing, so the shipped text is used/),
    expect.stringMatching(/^\/mail\.yaml, line \d+: footer is missing, so the shipped text is used/),
    expect.stringMatching(/^\/mail\.yaml, line \d+: foot is no longer used/),
  ])
  const open = ({ path }: { path: string }) => path === 'bank > iban'
  expect(plain.placeholders.filter(open)).toHaveLength(1)
  expect(placeholders.filter(open), 'an example stays one').toEqual(plain.placeholders.filter(open))
})

test('a mistake in a file of the owner stops the start, with its path and line', () => {
  const { own, load } = loadWith({ 'retreats.yaml': '- { startsOn: 2026-02-30 }\n' })
  expect(load).toThrow(`${own}/retreats.yaml, line 1: item 1 > startsOn: Write the day as YYYY-MM-DD`)
})

test('a file with an unknown name is reported', () => {
  const { load } = loadWith({ 'faqs.yaml': 'title: x\n' })
  expect(load().notes).toEqual([
    expect.stringContaining('faqs.yaml is not a file that the website reads: check its name'),
  ])
})

test('a missing content folder is reported with its path', () => {
  expect(() => loadContent(import.meta.dirname, '/nowhere/at/all')).toThrow(
    'CONTENT_DIR=/nowhere/at/all is not a folder, or cannot be read',
  )
})
