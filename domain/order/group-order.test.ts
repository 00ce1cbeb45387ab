import { expect, test } from 'vitest'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import { orderFacts } from '#test/order-facts.ts'
import { composeOrder } from './compose-order.ts'
import {
  cancelGistOfGroup,
  contractOfGroup,
  listForGroup,
  notIncludedText,
  type TravellersOrder,
} from './group-order.ts'
import { cancellationGist } from './order-sentences.ts'

const awa: TravellersOrder = {
  name: 'Awa',
  contract: {
    ...composeOrder(orderFacts()),
    included: ['Yoga', 'Kite coaching'],
    excluded: ['Lunch: please plan it'],
    schedule: [
      { pays: 'deposit', on: null, amountCents: 200_00 },
      { pays: 'balance', on: '2026-12-08', amountCents: 930_00 },
    ],
    price: { lines: [], totalCents: 1130_00, depositCents: 200_00 },
  },
}
const ben: TravellersOrder = {
  name: 'Ben',
  contract: {
    ...awa.contract,
    included: ['Yoga'],
    excluded: ['Lunch: please plan it', 'Kite coaching'],
    schedule: [
      { pays: 'deposit', on: null, amountCents: 200_00 },
      { pays: 'balance', on: '2026-12-08', amountCents: 750_00 },
    ],
    price: { lines: [], totalCents: 950_00, depositCents: 200_00 },
  },
}

test('the contracts of a group are added up: price, deposit, and what is due on one day', () => {
  const { price, schedule, change } = contractOfGroup([awa, ben])
  expect(price).toMatchObject({ totalCents: 2080_00, depositCents: 400_00 })
  expect(schedule).toEqual([
    { pays: 'deposit', on: null, amountCents: 400_00 },
    { pays: 'balance', on: '2026-12-08', amountCents: 1680_00 },
  ])
  expect(change).toBeNull()
})

test('a change of one traveller is the change of the whole order', () => {
  const changed = {
    ...ben,
    contract: { ...ben.contract, change: { fromCents: 950_00, differenceCents: 180_00 } },
  }
  expect(contractOfGroup([awa, changed]).change).toEqual({ fromCents: 2080_00, differenceCents: 180_00 })
})

test('what cancelling costs is said once where all pay the same, and by name where they do not', () => {
  const steps = (paidCents: number) =>
    refundStepsInEuros(
      plannedRefundSteps({
        submittedAt: new Date('2026-11-24T10:00:00Z'),
        startsOn: '2027-01-22',
        paidCents,
      }),
    )
  const of = (name: string, totalCents: number) => ({
    name,
    contract: {
      price: { lines: [], totalCents, depositCents: 200_00 },
      cancellation: { whole: steps(totalCents), deposit: steps(200_00) },
    },
  })
  const at = { now: new Date('2026-11-24T10:00:00Z'), timeZone: null }
  const gistOf = ({ contract }: ReturnType<typeof of>, chosen: 'full' | 'deposit') =>
    cancellationGist(contract, chosen, { ...at, isOfOne: true })
  const [awas, bens] = [of('Awa', 1130_00), of('Ben', 950_00)]
  expect(gistOf(awas, 'full')).toContain('€665')
  expect(cancelGistOfGroup([awas, bens], 'full', at)).toBe(
    `Each can cancel alone. ${gistOf(awas, 'full').replace('€665', '€665 for Awa and €575 for Ben')}`,
  )
  expect(cancelGistOfGroup([bens, of('Lea', 950_00)], 'full', at)).toBe(
    `Each can cancel alone. ${gistOf(bens, 'full')}`,
  )
  // Whatever the price, a deposit is the same.
  expect(cancelGistOfGroup([awas, bens], 'deposit', at)).toBe(
    `Each can cancel alone. ${gistOf(awas, 'deposit')}`,
  )
})

test('what only some get, or do not get, is said by name', () => {
  expect(listForGroup([awa, ben], 'included')).toEqual({
    all: ['Yoga'],
    only: [{ name: 'Awa', items: ['Kite coaching'] }],
  })
  expect(notIncludedText(listForGroup([awa, ben], 'excluded'))).toBe(
    'Not included: Lunch. Not for Ben: Kite coaching.',
  )
})
