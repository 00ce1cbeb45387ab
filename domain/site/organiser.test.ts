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

test('the organiser line has the name, company number, address, phone and email address', () => {
  expect(lineWith()).toBe(
    'Tradewind BV · BE 0123.456.749 · Rue Haute 5, 1000 Brussels, Belgium · +32 2 123 45 67 · hello@tradewind.be',
  )
})

test("example details are marked as the owner's content, and adjacent examples share one mark", () => {
  expect(lineWith('address')).toContain('Brussels, Belgium (owner’s content) · +32')
  expect(lineWith('registeredName', 'phone', 'mail')).toBe(
    'Tradewind BV (owner’s content) · BE 0123.456.749 · Rue Haute 5, 1000 Brussels, Belgium · +32 2 123 45 67 · hello@tradewind.be (owner’s content)',
  )
  expect(
    lineWith('registeredName', 'companyNumber', 'address', 'phone', 'mail').match(/owner’s/g),
  ).toHaveLength(1)
})

test('a phone link contains the number without spaces', () => {
  expect(dialled('+32 2 123 45 67')).toBe('tel:+3221234567')
})
