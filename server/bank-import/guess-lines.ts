import { and, eq, inArray, or } from 'drizzle-orm'
import { guessGuests, type GuessCandidate } from '#domain/bank-import/bank-guesses.ts'
import type { GuessView } from '#domain/bank-import/bank-import.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking/person-name.ts'
import { isReported } from '#domain/payment/ledger.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { isOpen, owedOfRecord } from '#server/booking/for-operator/list-owed.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { balanceDueOf, unreceivedOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import type { StatementLine } from './statement.ts'

export type Guesser = (line: Pick<StatementLine, 'text' | 'amountCents'>) => GuessView[]

/** Returns a guesser for lines without a reference, among guests who owe something or have reported a transfer. */
export async function openGuesser(deps: Pick<Deps, 'db' | 'clock'>): Promise<Guesser> {
  const now = deps.clock.now()
  const awaited = deps.db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.state, 'reported'))
  const mayPay = and(eq(bookings.isExample, false), or(isOpen, inArray(bookings.id, awaited)))
  const records = await loadBookings(deps.db, mayPay)
  const candidates = records.map((record) => candidateOf(record, now))
  return (line) =>
    guessGuests(line, candidates).flatMap(({ leadId, reasons }) => {
      const record = records.find(({ booking }) => booking.id === leadId)
      return record ? [{ ...lineGuest(record), reasons }] : []
    })
}

function candidateOf(record: BookingRecord, now: Date): GuessCandidate {
  const { booking, retreat, payments: ledger } = record
  const owed = owedOfRecord(record, now)
  return {
    leadId: booking.id,
    firstName: booking.firstName,
    lastName: booking.lastName,
    phone: booking.phone,
    startsOn: retreat?.startsOn ?? null,
    amountsCents: [
      ...(owed ? [owed.amountCents] : []),
      balanceDueOf(record),
      ...ledger.filter(isReported).map(({ amountCents }) => amountCents),
    ],
  }
}

/** Returns the guest's details shown beside a line. */
export function lineGuest(record: BookingRecord): Omit<GuessView, 'reasons'> {
  const { booking, retreat } = record
  return {
    leadId: booking.id,
    name: fullName(booking),
    retreatDate: retreat && labelOf(retreat),
    owes: eurosFromCents(unreceivedOf(record)),
  }
}
