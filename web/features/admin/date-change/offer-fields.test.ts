import { expect, test } from 'vitest'
import { retreatView } from '#test/retreat-view.ts'
import { mayOffer, offerChoices } from './offer-fields.tsx'

const date = retreatView({
  id: 'own',
  startsOn: '2026-12-04',
  endsOn: '2026-12-11',
  kiters: { confirmed: 2, held: 1 },
  nonKiters: { confirmed: 0, held: 0 },
})

test.each([
  ['room for all', { kiters: { confirmed: 5, held: 0 } }, [false]],
  ['one place too few', { kiters: { confirmed: 5, held: 1 } }, [true]],
  ['not on sale', { status: 'draft' }, []],
  ['begun', { startsOn: '2026-11-20', endsOn: '2026-11-27' }, []],
] as const)('another date is offered or disabled: %s', (_, fields, disabled) => {
  const other = retreatView({
    id: 'other',
    startsOn: '2027-01-08',
    endsOn: '2027-01-15',
    status: 'on_sale',
    placesKiter: 8,
    nonKiters: { confirmed: 0, held: 0 },
    kiters: { confirmed: 0, held: 0 },
    ...fields,
  })
  expect(offerChoices(date, [date, other], '2026-11-20').map((choice) => choice.disabled)).toEqual(disabled)
  expect(mayOffer(date, [date, other], '2026-11-20')).toBe(disabled[0] === false)
})

test('a date without guests has no other date to offer', () => {
  const empty = { ...date, kiters: { confirmed: 0, held: 0 } }
  const other = retreatView({ id: 'other', startsOn: '2027-01-08', endsOn: '2027-01-15', status: 'on_sale' })
  expect(mayOffer(empty, [empty, other], '2026-11-20')).toBe(false)
})
