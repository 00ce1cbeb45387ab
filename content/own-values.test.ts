// The operator's own values over the shipped files, also after an update of the product has changed these.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SiteValues } from '#domain/site/site-document.ts'
import { fieldAt } from '#domain/site/site-fields.ts'
import { SITE_TASKS } from '#domain/site/site-tasks.ts'
import { newFolder } from '#test/new-folder.ts'
import { blocksOfText, textOfBlocks } from './block-text.ts'
import { loadContent } from './load-content.ts'
import { rawFile, shippedValue } from './site-content.ts'

const QUESTIONS = z.object({
  groups: z.array(z.object({ items: z.array(z.object({ answer: z.array(z.unknown()) })) })),
})

const load = (values: SiteValues) => loadContent(import.meta.dirname, { values })

/** Loads the values over the product's files as an update would bring them. */
function afterUpdate(values: SiteValues, name: string, from: string, to: string) {
  const folder = newFolder()
  cpSync(import.meta.dirname, folder, { recursive: true })
  const before = readFileSync(join(folder, name), 'utf8')
  if (!before.includes(from)) throw new Error(`${name} does not hold ${from}`)
  writeFileSync(join(folder, name), before.replace(from, to))
  return loadContent(folder, { values })
}

test('own values stand over the shipped ones, with their figures filled in and other braces as typed', () => {
  const { content, prices, problems } = load({
    'landing.hero.headline': { value: 'Only {days} days {away}' },
    'prices.privateRoom': { value: 200 },
    'guide.arrival': { value: '# Arrival\n\nBy boat, with {airportTaxEachWay} {or so}.' },
  })
  expect(problems).toEqual([])
  expect(content.landing.hero.headline).toBe('Only 8 days {away}')
  expect(content.packages.priceNote).toContain('€200')
  expect(prices.privateRoomCents).toBe(20_000)
  expect(JSON.stringify(content.guide.forAll)).toContain('By boat, with €20 {or so}.')
})

test('a value that cannot be used is a problem of its own, and the shipped text stands there', () => {
  const { content, problems } = load({
    'business.bank.iban': { value: 'BE00 0000' },
    'faq.groups.most.items.own-tips.question': { value: 'Do I tip?' },
    'landing.nowhere.title': { value: 'Gone' },
    'guide.arrival': { value: '# Arrival\n\n| a | b |\n|---|---|\n| 1 | 2 |' },
  })
  expect(problems.map(({ path }) => path).toSorted()).toEqual([
    'business.bank.iban',
    'faq.groups.most.items.own-tips.question',
    'guide.arrival',
    'landing.nowhere.title',
  ])
  expect(problems.find(({ path }) => path.startsWith('faq'))?.message).toBe('Answer is missing')
  expect(content.business.bank.iban).toBe('BE68 5390 0754 7034')
})

test('a part that is left out leaves nothing behind', () => {
  const { content, problems } = load({
    'business.social.handle': { value: null },
    'business.previewVideo.id': { value: null },
  })
  expect(problems).toEqual([])
  expect(content.business).not.toHaveProperty('social')
  expect(content.business).not.toHaveProperty('previewVideo')
})

const PATH = 'terms-of-service.sections.2.blocks.3'

test('an update that moves a text is followed, one that rewrites it keeps hers, and one that drops it stops nothing', () => {
  const was = shippedValue(PATH)?.value
  if (typeof was !== 'string') throw new Error('the paragraph is gone')
  const values = { [PATH]: { value: 'A private room adds {privateRoom}, with a bath.', was } }
  const added = afterUpdate(
    values,
    'legal/terms-of-service.yaml',
    '  - title: Prices\n    blocks:\n',
    '  - title: Prices\n    blocks:\n      - A new first sentence.\n',
  )
  const texts = JSON.stringify(added.content.legal.termsOfService)
  expect(added.problems).toEqual([])
  expect(texts).toContain('with a bath.')
  expect(texts).toContain('A new first sentence.')
  expect(texts.split('A private room adds')).toHaveLength(2)

  const headline = { 'landing.hero.headline': { value: 'Mine', was: 'Find your wind in {retreatCountry}' } }
  const rewritten = afterUpdate(
    headline,
    'landing.yaml',
    'headline: Find your wind',
    'headline: Come and find your wind',
  )
  expect(rewritten.content.landing.hero.headline).toBe('Mine')

  const question = { 'faq.groups.ready.items.diet.answer': { value: 'Yes, all of it.' } }
  const dropped = afterUpdate(question, 'faq.yaml', '      - key: diet\n', '      - key: food\n')
  expect(dropped.problems).toEqual([
    { path: 'faq.groups.ready.items.diet.answer', message: 'The website has no such text any more' },
  ])
})

test('each of the 37 facts is a field of the operator, and an example until she writes it', () => {
  const paths = SITE_TASKS.flatMap((task) => task.paths)
  expect(paths).toHaveLength(37)
  expect(SITE_TASKS.map((task) => task.paths.length)).toEqual([5, 9, 7, 7, 4, 5])
  for (const path of paths) {
    expect(fieldAt(path), path).not.toBeNull()
    expect(shippedValue(path)?.isExample, path).toBe(true)
  }
})

test('every answer can be typed as one text, and is the same again', () => {
  const answers = QUESTIONS.parse(rawFile('faq.yaml', { en: {} })).groups.flatMap(({ items }) => items)
  expect(answers.length).toBeGreaterThan(20)
  for (const { answer } of answers) {
    const text = textOfBlocks(answer)
    expect(textOfBlocks(blocksOfText(text))).toBe(text)
  }
})
