import { and, eq, inArray, or } from 'drizzle-orm'
import { guessGuests, type GuessCandidate } from '#domain/bank-import/bank-guesses.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { foldedWords } from '#domain/base/search-text.ts'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { GuessView } from '#domain/contract/bank-shapes.ts'
import { isReported } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { isOpen, owedOfRecord } from '#server/booking/for-operator/list-owed.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transferReference } from '#server/payment/payable.ts'
import { balanceDueOf, unreceivedOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import type { StatementLine } from './statement.ts'

export type Guesser = (line: Pick<StatementLine, 'text' | 'amountCents'>) => GuessView[]

/**
 * Returns a guesser for these lines, among guests who owe something or have reported a transfer, and those of any booking whose reference's
 * code a line has.
 */
export async function openGuesser(
  deps: Pick<Deps, 'db' | 'clock'>,
  lines: readonly { text: string }[],
): Promise<Guesser> {
  if (lines.length === 0) return () => []
  const now = deps.clock.now()
  const awaited = deps.db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.state, 'reported'))
  const words = new Set(lines.flatMap(({ text }) => foldedWords(text)))
  const codes = [...words].filter((word) => word.length === REFERENCE_SUFFIX_LENGTH)
  const mayPay = or(
    isOpen,
    inArray(bookings.id, awaited),
    inArray(
      bookings.referenceSuffix,
      codes.map((code) => code.toUpperCase()),
    ),
  )
  const records = await loadBookings(deps.db, and(eq(bookings.isExample, false), mayPay))
  const candidates = records.map((record) => candidateOf(record, now))
  return (line) =>
    guessGuests(line, candidates).flatMap(({ leadId, ...guess }) => {
      const record = records.find(({ booking }) => booking.id === leadId)
      return record ? [{ ...lineGuest(record), ...guess }] : []
    })
}

function candidateOf(record: BookingRecord, now: Date): GuessCandidate {
  const { booking, retreat, payments: ledger } = record
  const owed = owedOfRecord(record, now)
  const references = PAYMENT_TYPES.flatMap((kind) => transferReference(record, kind) ?? [])
  return {
    leadId: booking.id,
    ...pick(booking, ['firstName', 'lastName', 'phone']),
    startsOn: retreat?.startsOn ?? null,
    isLive: holdsPlace(booking.status),
    references,
    code: booking.referenceSuffix,
    amountsCents: [
      ...(owed ? [owed.amountCents] : []),
      balanceDueOf(record),
      ...ledger.filter(isReported).map(({ amountCents }) => amountCents),
    ],
  }
}

/** Returns the guest's details shown beside a line. */
export function lineGuest(record: BookingRecord): Omit<GuessView, 'reasons' | 'isLikeliest'> {
  const { booking, retreat } = record
  return {
    leadId: booking.id,
    name: fullName(booking),
    retreatDate: retreat && labelOf(retreat),
    bookingStatus: booking.status,
    owes: eurosFromCents(unreceivedOf(record)),
  }
}
