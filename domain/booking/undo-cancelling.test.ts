import { expect, test } from 'vitest'
import { mayUndoCancelling, type BeforeCancelling } from './undo-cancelling.ts'

const CANCELLED = new Date('2025-09-26T12:00:00Z')
const EARLIER = new Date('2025-09-01T09:00:00Z')
const BEFORE: BeforeCancelling = {
  status: 'payment_confirmed',
  holdExpiresAt: null,
  remindedAt: null,
  placeNumber: 3,
  roomShare: null,
}
const PAID = { createdAt: EARLIER, settledAt: EARLIER, undoneAt: null }

function after(seconds: number): Date {
  return new Date(CANCELLED.getTime() + seconds * 1_000)
}

test.each([
  // seconds since, earlier state, other rows of the ledger, may be undone
  [0, BEFORE, [PAID], true],
  [14.999, BEFORE, [PAID], true],
  [15, BEFORE, [PAID], false],
  // The guest cancelled, or the seconds have had their effect.
  [5, null, [PAID], false],
  [10, BEFORE, [PAID, { ...PAID, createdAt: after(5) }], false],
  [10, BEFORE, [{ ...PAID, settledAt: after(5) }], false],
  [10, BEFORE, [{ ...PAID, undoneAt: after(5) }], false],
])(
  '%s seconds after cancelling, with the state before it %j and money %j: %s',
  (seconds, before, rows, may) => {
    const booking = { cancelledAt: CANCELLED, beforeCancelling: before }
    expect(mayUndoCancelling(booking, rows, after(seconds)).ok).toBe(may)
  },
)
