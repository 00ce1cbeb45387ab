import { formatEuros } from '#domain/base/money.ts'
import type { WaitingCancellation, WaitingChange } from '#domain/contract/admin-booking-shapes.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { api } from '#web/api/client.ts'

/** What the operator can undo for some seconds: its words in the undo bar, and the call. */
export interface Undoable {
  id: string
  /** "€200 from Awa Jallow". */
  name: string
  /** What has happened, for a change of a booking. */
  happened?: string
  /** What follows when the time is over. */
  next: string
  /** What did not follow, said after the undo. */
  undone: string
  /** Why it is too late. Null if only the server knows why it cannot be undone. */
  tooLate: string | null
  undo: () => Promise<unknown>
  /** A recorded payment or refund, which has an amount. */
  payment?: LedgerLine
  /** A letter, whose form opens again. */
  letter?: WaitingLetter
}

export function undoablePayment(payment: LedgerLine): Undoable {
  const { id, kind, amount, name } = payment
  const words =
    kind === 'refund'
      ? {
          name: `${formatEuros(amount)} refund to ${name}`,
          next: 'Then refund and email',
          undone: 'No money and no email went out.',
          tooLate: 'the guest has been told',
        }
      : {
          name: `${formatEuros(amount)} from ${name}`,
          next: 'Then receipt and email',
          undone: 'No receipt and no email went out.',
          tooLate: 'the receipt has been sent',
        }
  const call = { params: { paymentId: id }, body: { atOnce: true } }
  return { id, ...words, payment, undo: () => api('POST', '/api/admin/payments/{paymentId}/undo', call) }
}

export function undoableLetter(letter: WaitingLetter): Undoable {
  const { id, emails, subject, to } = letter
  return {
    id,
    name: emails === 1 ? `Email to ${to}` : `${emails} emails: “${subject}”`,
    next: 'Then it’s sent',
    undone: 'Nothing was sent. Your text is kept.',
    tooLate: emails === 1 ? 'the email has been sent' : 'the emails have been sent',
    undo: () => api('POST', '/api/admin/letters/{letterId}/undo', { params: { letterId: id } }),
    letter,
  }
}

export function undoableCancellation({ id, name }: WaitingCancellation): Undoable {
  return {
    id,
    name: `${name}’s cancellation`,
    happened: `${name}’s booking is cancelled`,
    next: 'Then it takes effect',
    undone: 'The booking is as it was. No money and no email went out.',
    tooLate: null,
    undo: () => api('POST', '/api/admin/bookings/{bookingId}/cancel/undo', { params: { bookingId: id } }),
  }
}

export function undoableChange({ id, name, undoUntil, isWriteOff }: WaitingChange): Undoable {
  const words = isWriteOff
    ? {
        name: `${name}’s write-off`,
        happened: `${name}: written off`,
        next: 'Then it’s in your books',
        undone: 'It’s outstanding again.',
        tooLate: 'it’s in your books',
      }
    : {
        name: `${name}’s price or plan`,
        happened: `${name}: price or plan changed`,
        next: 'Then the email',
        undone: 'Price and plan are as they were. No money and no email went out.',
        tooLate: 'the guest has been told',
      }
  return {
    // A price may be changed again once a change was undone.
    id: `${id} ${undoUntil}`,
    ...words,
    undo: () => api('POST', '/api/admin/bookings/{bookingId}/price/undo', { params: { bookingId: id } }),
  }
}

/** True for a recorded refund. */
export function isRefund({ payment }: Undoable): boolean {
  return payment?.kind === 'refund'
}
