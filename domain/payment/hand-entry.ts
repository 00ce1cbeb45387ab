import { MOST_BANK_FEES_CENTS } from './bank-fees.ts'
import type { BookingStatus } from '#domain/booking/booking-state.ts'
import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { coveredCents, type HandMethod, type LedgerEntry } from './ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import type { PaymentType } from './payment-reference.ts'

/** How many entries are undone by one call. */
export const MAX_UNDONE_AT_ONCE = 100

/** What of an entry is put right by undoing it, as it was before: kept with the row for as long as that may be wanted. */
export interface BeforeEntry {
  /** What the guest had reported, in cents; null where the row was made by the entry itself. */
  reportedCents: Cents | null
  status: BookingStatus
  /** ISO 8601. */
  holdExpiresAt: string | null
  /** Of a refund by the operator: one act may be several rows, and a lowered price had this deposit before. */
  refund?: { actId: string; depositCents: Cents }
}

/** So far back a payment can have been received that is entered today: a slip in the year is noticed. */
const LONGEST_AGO_DAYS = 2 * 366

/** Why money cannot have been received on a day, for people; null where it can. Today in Banjul is the last one. */
export function whyNotReceivedOn(day: CalendarDay, now: Date): string | null {
  const today = banjulDay(now)
  if (day > today) return 'This day has not come yet'
  return day < addDays(today, -LONGEST_AGO_DAYS) ? 'This is more than two years ago' : null
}

/** What a payment entered by hand is: with nothing of the price covered yet the full amount or a deposit, otherwise a balance. */
export function kindOfEntry(
  amountCents: Cents,
  ledger: readonly LedgerEntry[],
  totalCents: Cents,
): PaymentType {
  if (coveredCents(ledger) > 0) return 'balance'
  return amountCents >= totalCents ? 'full' : 'deposit'
}

/**
 * The reported transfer that an entry says has arrived: the one of this amount, or else the oldest; null where none is
 * awaited. Cash and cards are never a transfer that was reported.
 */
export function reportAnswered<Row extends LedgerEntry>(
  ledger: readonly Row[],
  { amountCents, method }: { amountCents: Cents; method: HandMethod },
): Row | null {
  if (method !== 'bank_transfer') return null
  const reported = ledger.filter(({ kind, state }) => kind !== 'refund' && state === 'reported')
  return reported.find((row) => row.amountCents === amountCents) ?? reported[0] ?? null
}

/** What entering an amount would make of a booking, in cents: shown before it is recorded. */
export interface EntryOutcome {
  /** Still missing of the deposit afterwards. */
  shortOfDepositCents: Cents
  /** Whether that is no more than fees of banks are, so that the place may be confirmed all the same. */
  mayConfirm: boolean
  /** Still to pay of the price afterwards, as far as it was seen. */
  stillDueCents: Cents
  /** What goes back, because it is more than the price. */
  backCents: Cents
}

/** 150 of a deposit of 200 leaves 50 of it, 199.50 leaves 0.50, which may pass as bank fees. */
export function entryOutcome(
  amountCents: Cents,
  booking: { coveredCents: Cents; depositCents: Cents; totalCents: Cents },
): EntryOutcome {
  const after = booking.coveredCents + amountCents
  const short = Math.max(0, booking.depositCents - after)
  return {
    shortOfDepositCents: short,
    mayConfirm: short > 0 && short <= MOST_BANK_FEES_CENTS,
    stillDueCents: Math.max(0, booking.totalCents - after),
    backCents: Math.min(amountCents, Math.max(0, after - booking.totalCents)),
  }
}
