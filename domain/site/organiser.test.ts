import { expect, test } from 'vitest'
import { dialled, organiserDetails, organiserLine, type OrganiserPart } from './organiser.ts'

const ORGANISER = {
  registeredName: 'Tradewind BV',
  companyNumber: 'BE 0123.456.749',
  address: 'Rue Haute 5, 1000 Brussels, Belgium',
  phone: '+32 2 123 45 67',
  mail: 'hello@tradewind.be',
}

function lineWith(...examples: OrganiserPart[]): string {
  return organiserLine(organiserDetails(ORGANISER, (part) => examples.includes(part)))
}

test('the business is named with its number, address, phone and mail, in one line', () => {
  expect(lineWith()).toBe(
    'Tradewind BV · BE 0123.456.749 · Rue Haute 5, 1000 Brussels, Belgium · +32 2 123 45 67 · hello@tradewind.be',
  )
})

test('an example is marked behind it, and examples in a row share the mark', () => {
  expect(lineWith('address')).toContain('Brussels, Belgium (owner’s content) · +32')
  expect(lineWith('registeredName', 'phone', 'mail')).toBe(
    'Tradewind BV (owner’s content) · BE 0123.456.749 · Rue Haute 5, 1000 Brussels, Belgium · +32 2 123 45 67 · hello@tradewind.be (owner’s content)',
  )
  expect(
    lineWith('registeredName', 'companyNumber', 'address', 'phone', 'mail').match(/owner’s/g),
  ).toHaveLength(1)
})

test('a number is dialled without its spaces', () => {
  expect(dialled('+32 2 123 45 67')).toBe('tel:+3221234567')
})
