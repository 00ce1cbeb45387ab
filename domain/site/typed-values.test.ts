import { expect, test } from 'vitest'
import { fieldAt, type SiteField } from './site-fields.ts'
import { checkTyped, figuresIn, lengthText, suggestedNumber } from './typed-values.ts'

interface Known {
  shipped: string | undefined
  shown: Record<string, string>
}

const NOTHING: Known = { shipped: undefined, shown: {} }

function fieldOf(path: string): SiteField {
  const field = fieldAt(path)
  if (!field) throw new Error(`${path} is no field`)
  return field
}

const check = (path: string, typed: Parameters<typeof checkTyped>[2], known: Known = NOTHING) =>
  checkTyped(path, fieldOf(path), typed, known)

test.each([
  [1350, 1350],
  ['1350', 1350],
  ['1,350', 1350],
  [' 980 ', 980],
  [0, 0],
])('a price typed as %j is %i', (typed, value) => {
  expect(check('prices.standard.price', typed)).toEqual({ value, problem: null })
})

test.each([
  ['1.350', '1.350 is not a price. Did you mean 1,350 euros?'],
  ['1 350', '1 350 is not a price. Did you mean 1,350 euros?'],
  ['1350,-', '1350,- is not a price. Did you mean 1,350 euros?'],
  ['€1350', '€1350 is not a price. Did you mean 1,350 euros?'],
  ['1350.00', '1350.00 is not a price. Did you mean 1,350 euros?'],
  ['cheap', 'cheap is not a price. Write whole euros, for example 950'],
  ['-5', '-5 is not a price. Write whole euros, for example 950'],
  ['', 'The price is missing. Write whole euros, for example 950'],
])('a price typed as %j stays as typed, with one suggestion at most', (typed, problem) => {
  expect(check('prices.standard.price', typed)).toEqual({ value: typed, problem })
})

test('a number of guests is no price', () => {
  expect(check('package-travel.minimum.guests', '4.0').problem).toBe('4.0 is not a number. Did you mean 4?')
  expect(suggestedNumber('12 000')).toBe(12_000)
})

const HOURS = { shipped: 'Full refund within {fullRefundHours} hours', shown: { fullRefundHours: '48' } }
const REFUND = 'landing.hero.refundPromise'

test('a promise keeps its figure, wherever it stands in the text', () => {
  expect(check(REFUND, 'Within {fullRefundHours} hours, all of it back', HOURS).problem).toBeNull()
  expect(check(REFUND, 'Within 72 hours, all of it back', HOURS).problem).toBe(
    'This promise needs its figure: put {48} back',
  )
  const law = { shipped: 'Due {balanceDueDays} days before', shown: { balanceDueDays: '45' } }
  expect(check('terms-of-service.sections.3.blocks.1', 'Due before departure.', law).problem).toBe(
    'The law wants this figure here: put {45} back',
  )
})

test('the table of the terms stays in its answer', () => {
  const path = 'faq.groups.most.items.cancel.answer'
  const known = { shipped: 'Yes.\n\n[table: cancellation]', shown: {} }
  expect(check(path, 'Of course.\n\n[table: cancellation]', known).problem).toBeNull()
  expect(check(path, 'Of course.', known).problem).toBe(
    'The table of the terms belongs here: put [table: cancellation] back',
  )
})

test('a line is one line, a list a line for each point, and a text is counted as guests see it', () => {
  expect(check('landing.hero.headline', ' Find  your\nwind ').value).toBe('Find your wind')
  expect(check('landing.hero.facts', ' a \n\n b')).toEqual({ value: ['a', 'b'], problem: null })
  expect(check('landing.hero.headline', '   ').problem).toBe('This text is missing')
  expect(check('landing.hero.headline', 'x'.repeat(60)).problem).toBeNull()
  expect(check('landing.hero.headline', 'x'.repeat(61)).problem).toBe('60 characters at most: these are 61')
  const known = { shipped: undefined, shown: { retreatCountry: 'y'.repeat(60) } }
  expect(check('landing.hero.headline', '{retreatCountry}', known).problem).toBeNull()
})

test('only what the law does not ask for can be left out', () => {
  expect(check('place.village', null).problem).toBeNull()
  expect(check('business.bank.iban', null).problem).toBe('This cannot be left out: write it here')
})

test('a picture needs its words and its width', () => {
  const picture = { id: 'a'.repeat(32), width: 1280, height: 720, alt: 'A kite', middle: { x: 50, y: 50 } }
  expect(check('landing.hero.picture', picture).problem).toBeNull()
  expect(check('landing.hero.picture', { ...picture, alt: ' ' }).problem).toMatch(/^Say what can be seen/)
  expect(check('landing.hero.picture', { ...picture, width: 1279 }).problem).toBe(
    'This picture is 1279 pixels wide, and at least 1280 are needed',
  )
})

test('figures are found once each, and the length is said from 80 % on', () => {
  expect(figuresIn('{a} and {b} and {a}')).toEqual(['a', 'b'])
  expect(lengthText(47, 60)).toBeNull()
  expect(lengthText(48, 60)).toBe('48 of 60 characters')
})
