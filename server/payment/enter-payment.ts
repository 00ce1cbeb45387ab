import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { fullName } from '#domain/booking/full-name.ts'
import { kindOfEntry, reportAnswered } from '#domain/payment/hand-entry.ts'
import type { Actor } from '#domain/admin/history.ts'
import type { HandMethod } from '#domain/payment/ledger.ts'
import { formatCents, formatCentsInFull, sumCents, type Cents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'
import { agoText, repeatedEntry } from '#domain/payment/repeated-entry.ts'
import { readBooking, underLocks, type Changing } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { findLedgerLine } from './ledger-line.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { assertReceivable, lacksOnlyFees, recordReceived, recordTransfer } from './receive-transfer.ts'

/** Money that the operator has received. */
interface HandEntry {
  amountCents: Cents
  method: HandMethod
  receivedOn: CalendarDay
  note?: string | null | undefined
  /** Confirms the place though up to 5 euros of the deposit are missing, as fees of the banks. */
  confirm?: boolean | undefined
  /** What the bank wrote of it, where it is a line of a statement. */
  bankText?: string | undefined
  /** Records it although the same amount was recorded for the guest a moment ago. */
  confirmRepeat?: boolean | undefined
}

/** What of one transfer is whose. */
export interface Share {
  leadId: string
  amountCents: Cents
}

interface Entered {
  payment: LedgerLine
  record: BookingRecord
}

/**
 * The operator enters what a guest has paid: any amount, by transfer, in cash, or with a card somewhere else. A transfer is the
 * one that the guest has reported, where there is such a one. It counts at once; receipt and mail go out when it can no longer
 * be undone. The same amount of the same guest within ten minutes has to be confirmed. Problems: not-found, invalid-fields, wrong-state,
 * payment-repeated, unavailable.
 */
export async function enterPayment(
  deps: Deps,
  { bookingId, entry, by }: { bookingId: string; entry: HandEntry; by: Actor },
): Promise<Entered> {
  const { amountCents, ...how } = entry
  const [entered] = await enterAll(deps, [{ leadId: bookingId, amountCents }], how, by)
  if (!entered) throw new Error('a payment was entered for nobody')
  return entered
}

/**
 * The same with one transfer that is for several guests, who together make it up to the cent: each has a payment of their own, and
 * all of them or none are entered. Fees of the banks that are missing from a deposit pass, as with a line of a statement.
 * Problems: not-found, invalid-fields, wrong-state, payment-repeated, unavailable.
 */
export async function splitPayment(
  deps: Deps,
  { entry, shares, by }: { entry: HandEntry; shares: readonly Share[]; by: Actor },
): Promise<LedgerLine[]> {
  const { amountCents, ...how } = entry
  demandWhole(amountCents, shares)
  return (await enterAll(deps, shares, how, by)).map(({ payment }) => payment)
}

/** A transfer is somebody's to the cent, and each guest has one part of it. Problem: invalid-fields, at `shares`. */
export function demandWhole(amountCents: Cents, shares: readonly Share[]): void {
  const given = sumCents(shares)
  const isTwice = new Set(shares.map(({ leadId }) => leadId)).size < shares.length
  if (isTwice) refuseShares('Name each guest once')
  if (given < amountCents) refuseShares(`${formatCents(amountCents - given)} of it belong to nobody yet`)
  if (given > amountCents) refuseShares(`This is ${formatCents(given - amountCents)} more than came`)
}

function refuseShares(message: string): never {
  throw new Problem('invalid-fields', { detail: message, errors: [{ field: 'shares', message }] })
}

async function enterAll(
  deps: Deps,
  shares: readonly Share[],
  how: Omit<HandEntry, 'amountCents'>,
  by: Actor,
): Promise<Entered[]> {
  assertReceivable(how.receivedOn, deps.clock.now())
  const guests: (Share & { known: BookingRecord })[] = []
  for (const share of shares) {
    guests.push({ ...share, known: await readBooking(deps, { id: share.leadId, by }) })
  }
  // A card page that is still open would let a guest pay once more.
  for (const { known } of guests) await closeOpenCheckouts(deps, known.booking.id)
  const ids = guests.map(({ known }) => known.booking.id)
  const entered = await underLocks(deps, { by, ids, first: 'places' }, async (changing) => {
    const { tx, now } = changing
    const all: Entered[] = []
    for (const { known, amountCents } of guests) {
      const record = await reloadBooking(tx, known.booking.id)
      if (!how.confirmRepeat) demandFirst(record, amountCents, now)
      const confirm = how.confirm ?? (guests.length > 1 && lacksOnlyFees(record, amountCents))
      const paymentId = await enterFor(changing, record, { ...how, amountCents, confirm })
      const payment = await findLedgerLine(tx, now, paymentId)
      if (!payment) throw new Error('a payment vanished from the ledger')
      all.push({ payment, record: await reloadBooking(tx, record.booking.id) })
    }
    return all
  })
  await payOutRefunds(deps)
  return entered
}

/** Under the booking's lock, so that of two devices that record the same payment the second one is asked. */
function demandFirst({ booking, payments }: BookingRecord, amountCents: Cents, now: Date): void {
  const earlier = repeatedEntry(payments, amountCents, now)
  if (!earlier) return
  const when = agoText(earlier.settledAt ?? earlier.createdAt, now)
  throw new Problem('payment-repeated', {
    detail: `${formatCentsInFull(amountCents)} from ${fullName(booking)} was recorded ${when}. Is this a second payment?`,
  })
}

/**
 * The same inside a change that is under way, which holds the places' and the booking's lock, and after its card pages were
 * closed. Gives the payment's id. Problem: wrong-state.
 */
export async function enterFor(
  changing: Changing,
  record: BookingRecord,
  { amountCents, method, receivedOn, note = null, confirm = false, bankText }: HandEntry,
): Promise<string> {
  if (record.booking.status === 'in_progress') {
    throw new Problem('wrong-state', { detail: 'This form was never sent: there is nothing to pay for yet' })
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported && reported.kind !== 'refund') {
    const arrival = { amountCents, receivedOn, note, confirm }
    await recordTransfer(changing, record, { ...reported, kind: reported.kind }, arrival)
    return reported.id
  }
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, referenceText: null, receivedOn, note }
  const { payment } = await recordReceived(changing, record, received, {
    confirm,
    fits: true,
    bankText,
  })
  return payment.id
}
