import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { bookingView } from '#test/booking-view.ts'
import { lateTransferText, RELEASE_RULES, releaseAt, releaseOf, releaseText } from './release.ts'

const submittedAt = new Date('2025-09-01T09:00:00Z')
const HOUR = '2025-09-01T10:00:00Z'
const TWO_DAYS = '2025-09-03T09:00:00Z'
const EARLIER = '2025-09-01T09:30:00Z'

interface Case {
  hold: string | null
  paid?: number
  reported?: string
  at: string
}

test.each<[string, Case, string | null]>([
  ['a 60-minute hold has a minute left', { hold: HOUR, at: '2025-09-01T09:59:00Z' }, null],
  ['a 60-minute hold is over', { hold: HOUR, at: HOUR }, 'unclaimed'],
  ['48 hours are not quite over', { hold: TWO_DAYS, at: '2025-09-03T08:59:59.999Z' }, null],
  ['48 hours are over and nothing was paid', { hold: TWO_DAYS, at: TWO_DAYS }, 'unpaid'],
  ['a part of the deposit arrived', { hold: TWO_DAYS, paid: 15_000, at: TWO_DAYS }, 'deposit_incomplete'],
  [
    'the address of who reported a transfer is not confirmed',
    { hold: TWO_DAYS, reported: EARLIER, at: TWO_DAYS },
    'address_unconfirmed',
  ],
  [
    'the last instant of the seventh working day',
    { hold: null, reported: EARLIER, at: '2025-09-10T23:59:59.999Z' },
    null,
  ],
  [
    'the seventh working day is over',
    { hold: null, reported: EARLIER, at: '2025-09-11T00:00:00Z' },
    'transfer_missing',
  ],
  [
    'other money was received, so the place does not depend on the transfer',
    { hold: null, paid: 15_000, reported: EARLIER, at: '2025-09-20T00:00:00Z' },
    null,
  ],
])('%s', (_, { hold, paid = 0, reported, at }, rule) => {
  const state = {
    status: 'booking_submitted' as const,
    submittedAt,
    holdExpiresAt: hold === null ? null : new Date(hold),
  }
  const money = { paidCents: paid, reportedSince: reported === undefined ? null : new Date(reported) }
  expect(releaseAt(state, money, new Date(at))?.rule ?? null).toBe(rule)
})

test('the end of a hold is named, and the end of seven working days', () => {
  const state = { status: 'booking_submitted' as const, submittedAt, holdExpiresAt: new Date(TWO_DAYS) }
  const unpaid = { paidCents: 0, reportedSince: null }
  // A sweep that runs late changes nothing.
  expect(releaseAt(state, unpaid, new Date('2025-09-05T09:00:00Z'))).toEqual({
    rule: 'unpaid',
    until: new Date(TWO_DAYS),
  })
  const reported = { paidCents: 0, reportedSince: new Date(EARLIER) }
  expect(releaseAt({ ...state, holdExpiresAt: null }, reported, new Date('2025-09-12T00:00:00Z'))).toEqual({
    rule: 'transfer_missing',
    until: new Date('2025-09-11T00:00:00Z'),
  })
})

test('each rule has its own reason, and names no span of another one', () => {
  const booking = bookingView({ retreatDate: 'Nov 7–14, 2025' })
  const texts = RELEASE_RULES.map((rule) =>
    releaseText(rule, booking, `${formatShortDay('2025-09-03')}, 11:00`),
  )
  expect(texts).toEqual([
    'You didn’t sign in within 60 minutes of booking, so we’ve released your place on Nov 7–14, 2025.',
    `We didn’t receive a payment by ${formatShortDay('2025-09-03')}, 11:00, so we’ve released your place on Nov 7–14, 2025.`,
    `Your deposit wasn’t complete by ${formatShortDay('2025-09-03')}, 11:00, so we’ve released your place on Nov 7–14, 2025.`,
    `You didn’t confirm your email address by ${formatShortDay('2025-09-03')}, 11:00, so we’ve released your place on Nov 7–14, 2025.`,
    'Your transfer didn’t arrive within 7 working days, so we’ve released your place on Nov 7–14, 2025.',
  ])
})

test('a transfer that is on its way must not be sent again, and the previous guest’s is refunded to them', () => {
  expect(lateTransferText(null, { amountReported: 0, outgoingGuest: null })).toBeNull()
  expect(lateTransferText('address_unconfirmed', { amountReported: 950, outgoingGuest: null })).toBe(
    'Your €950 transfer is still on its way. When it arrives, we’ll book you in again if there’s a place, or refund it. Don’t send it a second time.',
  )
  const outgoingGuest = { firstName: null, paid: 0, reported: 950 }
  expect(lateTransferText('address_unconfirmed', { amountReported: 950, outgoingGuest })).toMatch(
    /^The previous guest’s €950 transfer is still on its way\..*refund the previous guest\.$/,
  )
})

test('a transfer that did not arrive in time is never called on its way', () => {
  for (const reported of [0, 950]) {
    const outgoingGuest = { firstName: null, paid: 0, reported }
    const text = lateTransferText('transfer_missing', { amountReported: 950, outgoingGuest })
    expect(text).toMatch(
      /^If .* €950 transfer still arrives, we’ll book you in again if there’s a place, or refund/,
    )
    expect(text).not.toContain('on its way')
  }
})

test('before the place is released, the reason comes from the hold that is over', () => {
  const hold = { submittedAt: submittedAt.toISOString(), holdExpiresAt: TWO_DAYS }
  expect(releaseOf(bookingView(hold))).toEqual({ rule: 'unpaid', until: TWO_DAYS })
  expect(releaseOf(bookingView({ ...hold, amountReported: 200 }))?.rule).toBe('address_unconfirmed')
  expect(releaseOf(bookingView({ holdExpiresAt: null }))).toBeNull()
})
