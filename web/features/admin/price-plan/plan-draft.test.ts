import { expect, test } from 'vitest'
import { bookingView, planPart, quoteView } from '#test/booking-view.ts'
import { draftOf, readPlan, withPart } from './plan-draft.ts'

const AROUND = { today: '2025-09-01', startsOn: '2025-11-07' }

function said(draft: ReturnType<typeof withPart>): string[] {
  return draft.parts.map(({ on, amount }) => `${amount} by ${on}`)
}

test('a first plan has two halves, and each further part takes half of the last one', () => {
  const two = withPart(draftOf(bookingView({ balanceDue: 831 })), 831, AROUND)
  expect(said(two)).toEqual(['415 by 2025-09-23', '416 by 2025-11-06'])
  const three = withPart(two, 831, AROUND)
  expect(said(three)).toEqual(['415 by 2025-09-23', '208 by 2025-10-15', '208 by 2025-11-06'])
  expect(readPlan(three, 831, AROUND)).toMatchObject({ missing: 0, errors: new Map() })
  const six = [1, 2, 3].reduce((plan) => withPart(plan, 831, AROUND), three)
  expect(withPart(six, 831, AROUND)).toBe(six)
})

test('a plan starts with what is open of the agreed one, and its parts must add up to what is left', () => {
  const paymentPlan = [
    planPart('2025-09-10', 300, 0),
    planPart('2025-09-23', 300),
    planPart('2025-10-20', 330),
  ]
  const draft = draftOf(bookingView({ paymentPlan, quote: quoteView({ balanceDueOn: '2025-10-20' }) }))
  expect([draft.way, draft.isChanged, said(draft)]).toEqual([
    'parts',
    false,
    ['300 by 2025-09-23', '330 by 2025-10-20'],
  ])
  expect(readPlan(draft, 630, AROUND).missing).toBe(0)
  expect(readPlan(draft, 645.5, AROUND).missing).toBe(15.5)
  expect(readPlan(draft, 600, AROUND).missing).toBe(-30)
})
