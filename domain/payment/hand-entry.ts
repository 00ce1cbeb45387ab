import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, sumEuros, type Cents } from '#domain/base/money.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'
import { coveredCents, type HandMethod, type LedgerEntry, type LedgerAmount, isReported } from './ledger.ts'
import type { PaymentType } from './payment-reference.ts'

/** The state before an entry, kept with its row so that undoing the entry can restore it. */
export interface StateBeforeEntry {
  /** The amount that the guest had reported, in cents; null if the entry made the row. */
  reportedCents: Cents | null
  status: BookingStatus
  /** ISO 8601. */
  holdExpiresAt: string | null
  /** Set for a refund by the operator: one act may make several rows, and the line by which it lowers the price. */
  refund?: { actId: string }
}

/** The maximum number of days between receiving and entering a payment, to catch a mistyped year. */
const LONGEST_AGO_DAYS = 2 * 366

/** Returns why money cannot have been received on a day, for people; null if it can. Today in Banjul is the last possible day. */
export function receivedOnError(day: CalendarDay, now: Date): string | null {
  const today = banjulDay(now)
  if (day > today) return 'This day is in the future'
  return day < addDays(today, -LONGEST_AGO_DAYS) ? 'This is more than two years ago' : null
}

/** Returns the kind of a payment entered by hand: the full amount or a deposit while nothing of the price is covered, else a balance. */
export function kindOfEntry(
  amountCents: Cents,
  ledger: readonly LedgerEntry[],
  totalCents: Cents,
): PaymentType {
  if (coveredCents(ledger) > 0) return 'balance'
  return amountCents >= totalCents ? 'full' : 'deposit'
}

/**
 * Returns the reported transfer that an entry confirms: that of its amount, else the oldest; null for cash, cards and if none is
 * expected.
 */
export function reportAnswered<Row extends LedgerEntry>(
  ledger: readonly Row[],
  { amountCents, method }: { amountCents: Cents; method: HandMethod },
): Row | null {
  if (method !== 'bank_transfer') return null
  const reported = ledger.filter(isReported)
  return reported.find((row) => row.amountCents === amountCents) ?? reported[0] ?? null
}

/**
 * Returns the booking's money after an entry, in euros, shown before it is recorded: 150 of a deposit of 200 leaves 50 missing, 199.50
 * leaves 0.50, which bank fees explain.
 */
export function entryOutcome(amount: number, booking: { covered: number; deposit: number; total: number }) {
  const { covered, deposit, total } = booking
  const shortOfDeposit = Math.max(0, sumEuros([deposit, -covered, -amount]))
  return {
    shortOfDeposit,
    /** True if bank fees explain the missing part, so that the place may be confirmed anyway. */
    mayConfirm: waivableCents(0, centsFromEuros(shortOfDeposit)) > 0,
    /** The part of the price that is still to be paid, not counting reported transfers. */
    stillDue: Math.max(0, sumEuros([total, -covered, -amount])),
    /** The part that will be refunded because it exceeds the price. */
    back: Math.min(amount, Math.max(0, sumEuros([covered, amount, -total]))),
  }
}

/** Cents that bank fees may take from a deposit while the operator may still confirm the place. */
export const MOST_BANK_FEES_CENTS = 500

/** A ledger row with the missing part of the deposit that the operator accepted when it was received. */
interface WaivedAmount extends LedgerAmount {
  waivedCents: Cents | null
}

/** Returns how much of a deposit the operator may accept as missing, in cents: the missing amount if bank fees explain it, else 0. */
export function waivableCents(reachedCents: Cents, depositCents: Cents): Cents {
  const missing = depositCents - reachedCents
  return missing > 0 && missing <= MOST_BANK_FEES_CENTS ? missing : 0
}

/** True if a deposit counts as received, by the money and the missing fees that the operator accepted. Those fees are still owed. */
export function isDepositCovered(
  reachedCents: Cents,
  depositCents: Cents,
  ledger: readonly WaivedAmount[],
): boolean {
  const waived = ledger
    .filter(({ state }) => state === 'received')
    .reduce((sum, { waivedCents }) => sum + (waivedCents ?? 0), 0)
  return reachedCents + Math.min(waived, MOST_BANK_FEES_CENTS) >= depositCents
}
