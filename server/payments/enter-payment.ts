import type { LedgerLine } from '#domain/api-contract.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { kindOfEntry, reportAnswered } from '#domain/hand-entry.ts'
import type { Actor } from '#domain/history.ts'
import type { PaymentMethod } from '#domain/ledger.ts'
import type { Cents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { loadBooking, lockBooking, reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { findLedgerLine } from './ledger-line.ts'
import { payOutRefunds } from './pay-out-refunds.ts'
import { demandReceivable, enterReceived, receiveTransfer } from './receive-transfer.ts'

/** Money that the operator has received. */
export interface HandEntry {
  amountCents: Cents
  method: PaymentMethod
  receivedOn: CalendarDay
  note?: string | null | undefined
  /** Confirms the place though up to 5 euros of the deposit are missing, as fees of the banks. */
  confirm?: boolean | undefined
}

/**
 * The operator enters what a guest has paid: any amount, by transfer, in cash, or with a card somewhere else. A transfer is the
 * one that the guest has reported, where there is such a one. It counts at once; receipt and mail go out when it can no longer
 * be undone. Problems: not-found, invalid-fields, wrong-state, unavailable.
 */
export async function enterPayment(
  deps: Deps,
  input: { bookingId: string; entry: HandEntry; by: Actor },
): Promise<{ payment: LedgerLine; record: BookingRecord }> {
  demandReceivable(input.entry.receivedOn, deps.clock.now())
  const known = await loadBooking(deps.db, input.bookingId)
  if (!known) throw new Problem('not-found')
  // A card page that is still open would let the guest pay once more.
  await closeOpenCheckouts(deps, known.booking.id)
  const entered = await deps.db.transaction(async (tx) => {
    // Money that comes late may need a place, whose lock comes before the booking's.
    if (known.booking.retreatId) await lockPlaces(tx, known.booking.retreatId)
    const record = await lockBooking(tx, known.booking.id)
    if (!record) throw new Problem('not-found')
    const paymentId = await enterFor(tx, deps, record, input.entry, input.by)
    const payment = await findLedgerLine(tx, deps.clock.now(), paymentId)
    if (!payment) throw new Error('a payment vanished from the ledger')
    return { payment, record: await reloadBooking(tx, record.booking.id) }
  })
  await payOutRefunds(deps)
  return entered
}

/**
 * The same inside a change that is under way, which holds the places' and the booking's lock, and after its card pages were
 * closed. Gives the payment's id. Problem: wrong-state.
 */
export async function enterFor(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  { amountCents, method, receivedOn, note = null, confirm = false }: HandEntry,
  by: Actor,
): Promise<string> {
  if (record.booking.status === 'in_progress') {
    throw new Problem('wrong-state', { detail: 'This form was never sent: there is nothing to pay for yet' })
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported && reported.kind !== 'refund') {
    const arrival = { amountCents, receivedOn, note, confirm }
    await receiveTransfer(tx, deps, record, { ...reported, kind: reported.kind }, arrival, by)
    return reported.id
  }
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, referenceText: null, receivedOn, note }
  const { payment } = await enterReceived(tx, deps, record, received, { by, confirm, fits: true })
  return payment.id
}
