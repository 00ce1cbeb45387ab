import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { centsFromEuros } from '#domain/base/money.ts'
import type { CancellationPreview } from '#domain/refund/cancellation-preview.ts'
import { cancellationRule, nextRefundChange } from '#domain/refund/cancellation.ts'
import { plannedRefundSteps, refundStepAt, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import { depositPaidView } from '#test/booking-view.ts'
import { cancelNowText } from './cancel-now-text.ts'

const BOOKED = { submittedAt: new Date('2025-09-01T09:12:00Z'), startsOn: '2025-11-07' }

/** Returns the preview of cancelling a booking of 1 September at an instant; amounts in euros. */
function previewAt(at: string, paid: number, reported = 0): CancellationPreview {
  const now = new Date(at)
  const planned = refundStepsInEuros(
    plannedRefundSteps({ ...BOOKED, paidCents: centsFromEuros(paid + reported) }),
  )
  const steps = planned.map((step) => (reported > 0 ? { ...step, amount: 0, ifArrives: step.amount } : step))
  return {
    refund: {
      amount: steps[refundStepAt(steps, now)]?.amount ?? 0,
      rule: cancellationRule({ ...BOOKED, now }),
    },
    nextChangeAt: nextRefundChange({ ...BOOKED, now })?.toISOString() ?? null,
    steps,
  }
}

test.each<[string, string, number, string, string]>([
  [
    'all paid, within 48 hours',
    '2025-09-01T10:00:00Z',
    1130,
    '€1,130 refund',
    `That’s everything you’ve paid. There’s no cancellation fee until ${formatShortDay('2025-09-03')}, 11:12. After that, it’s €200.`,
  ],
  [
    'all paid, to the 45th day',
    '2025-09-23T23:59:59Z',
    1130,
    '€930 refund',
    `You’ve paid €1,130. The cancellation fee is €200 until ${formatShortDay('2025-09-23')}. After that, it’s €665.`,
  ],
  [
    'all paid, to the 30th day',
    '2025-10-01T10:00:00Z',
    1130,
    '€465 refund',
    `You’ve paid €1,130. The cancellation fee is €665 until ${formatShortDay('2025-10-08')}. After that, there’s no refund.`,
  ],
  [
    'all paid, from the 29th day on',
    '2025-10-09T00:00:00Z',
    1130,
    'No refund',
    'Fewer than 30 days are left. The cancellation fee is €1,130.',
  ],
  [
    'the deposit, within 48 hours',
    '2025-09-01T10:00:00Z',
    200,
    '€200 refund',
    `That’s everything you’ve paid. There’s no cancellation fee until ${formatShortDay('2025-09-03')}, 11:12. After that, there’s no refund. You owe nothing more.`,
  ],
  [
    'the deposit, a day later',
    '2025-09-04T10:00:00Z',
    200,
    'No refund',
    'The cancellation fee is the €200 deposit. You owe nothing more.',
  ],
  [
    'the deposit, from the 29th day on',
    '2025-10-09T00:00:00Z',
    200,
    'No refund',
    'The cancellation fee is the €200 deposit. You owe nothing more.',
  ],
])('who asks to cancel reads the refund and one fee: %s', (_, now, paid, back, sentences) => {
  const booking = depositPaidView({ amountPaid: paid, balanceDue: 1130 - paid })
  const text = cancelNowText(previewAt(now, paid), booking, 'Europe/Brussels')
  expect(text).toMatchObject({ back, condition: null })
  expect(text.sentences.join(' ')).toBe(sentences)
})

test('a reported transfer is refunded if it arrives, and counts as paid in the fee', () => {
  const booking = depositPaidView({ amountPaid: 0, amountReported: 1130, balanceDue: 0 })
  const text = cancelNowText(previewAt('2025-09-04T10:00:00Z', 0, 1130), booking, 'Europe/Brussels')
  expect(text).toMatchObject({ back: '€930 refund', condition: 'if the transfer arrives' })
  expect(text.sentences.join(' ')).toBe(
    `The cancellation fee is €200 until ${formatShortDay('2025-09-23')}. After that, it’s €665. We’re still checking for your €1,130 transfer, and have counted it as paid.`,
  )
})

test('while a change waits for an answer, cancelling has no fee until the last day to answer', () => {
  const preview: CancellationPreview = {
    refund: { amount: 200, rule: 'change_refused' },
    nextChangeAt: '2025-09-20T00:00:00.000Z',
    steps: [],
  }
  const { sentences } = cancelNowText(preview, depositPaidView(), null)
  expect(sentences).toContain(`There’s no cancellation fee until ${formatShortDay('2025-09-19')}.`)
  expect(cancelNowText({ ...preview, nextChangeAt: null }, depositPaidView(), null).sentences).toContain(
    'There’s no cancellation fee.',
  )
})

test('what a bank holds, a previous guest paid, and a place about to be released are said', () => {
  const preview = previewAt('2025-10-09T00:00:00Z', 1130)
  const disputed = depositPaidView({ amountPaid: 1130, amountDisputed: 1130, balanceDue: 0 })
  expect(cancelNowText(preview, disputed, null).sentences).toContain(
    'The bank is holding €1,130 in a dispute and will decide what happens to it.',
  )
  const refund = { amount: 200, toOutgoingGuest: 200, rule: 'waived' as const }
  const text = cancelNowText({ ...preview, refund }, depositPaidView(), null)
  expect(text.back).toBe('No refund to you')
  expect(text.sentences).toContain('€200 is refunded to the person who paid it.')
})

test('of a place booked for somebody else it says to whom each refund goes', () => {
  const group = { id: 'g', number: 2, bookedByOther: true, sharedRoom: null }
  const booking = { ...depositPaidView(), firstName: 'Ben', group }
  const preview = previewAt('2025-09-01T10:00:00Z', 200)
  const payees = [{ who: 'you', name: null, to: 'card', amount: 200 }] as const
  const { sentences } = cancelNowText(
    { ...preview, refund: { ...preview.refund, payees: [...payees] } },
    booking,
    null,
  )
  expect(sentences).toContain('It goes to your card, because you paid for Ben.')
  // Somebody else may have paid a part by the link.
  expect(sentences).toContain('That’s everything paid for this place.')
  // Who has booked may still owe the own balance.
  expect(sentences).toContain('Nothing more is owed for this place.')
})

test('of the own place of a group it says what was paid for it, whose places stay, and what is left to pay for them', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: 'r' }
  const own = { ...depositPaidView(), firstName: 'Awa', group }
  const other = (firstName: string, balanceDue: number, sharedRoom: string | null) => ({
    ...depositPaidView({ balanceDue }),
    firstName,
    group: { id: 'g', number: 2, bookedByOther: true, sharedRoom },
  })
  const [ben, lea] = [other('Ben', 750, 'r'), other('Lea', 930, null)]
  const preview = previewAt('2025-09-01T10:00:00Z', 200)
  const said = cancelNowText(preview, own, null, [ben, lea]).sentences.join(' ')
  expect(said).toMatch(/^That’s everything paid for your place\. .* Nothing more is owed for your place\./)
  expect(said).toContain('The places of Ben and Lea stay: €1,680 is left to pay for them.')
  expect(said).toContain('Ben keeps the room, at no extra cost.')
  const later = cancelNowText(previewAt('2025-09-23T10:00:00Z', 1130), own, null, [{ ...ben, balanceDue: 0 }])
  expect(later.sentences.join(' ')).toContain('Ben’s place stays.')
  // Of Ben's place, the reader keeps the room.
  expect(cancelNowText(preview, ben, null, [own, lea]).sentences).toContain(
    'You keep the room, at no extra cost. We may ask another guest to share it.',
  )
})

test('who took a place over is not said to get back everything they paid', () => {
  const outgoingGuest = { firstName: 'Awa', paid: 200, reported: 0 }
  const preview = previewAt('2025-09-01T10:00:00Z', 200)
  const refund = { ...preview.refund, toOutgoingGuest: 200 }
  const { back, sentences } = cancelNowText({ ...preview, refund }, depositPaidView({ outgoingGuest }), null)
  expect(back).toBe('No refund to you')
  expect(sentences).toContain('€200 was paid for this booking.')
})

test('of the own place, which somebody else has paid, it never says that the guest paid', () => {
  const group = { id: 'g', number: 2, bookedByOther: false, sharedRoom: null }
  const preview = previewAt('2025-09-01T10:00:00Z', 200)
  const refund = {
    ...preview.refund,
    payees: [{ who: 'booker' as const, name: 'Awa', to: null, amount: 200 }],
  }
  const { sentences } = cancelNowText({ ...preview, refund }, { ...depositPaidView(), group }, null)
  expect(sentences).toContain('It goes to Awa, who paid it.')
  expect(sentences.join(' ')).not.toMatch(/you.ve paid/i)
})
