import { eq } from 'drizzle-orm'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { UnreachedGuest } from '#domain/contract/unreached-calls.ts'
import { newsMessage } from '#domain/date-change/news-message.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadRetreat, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { changeRefusalRefund, lastDayOf } from '#server/store/date-change-record.ts'
import { hasFlight } from '#server/store/present-date-change.ts'
import { listUnreached, presentUnreached, type UnreachedRecord } from '#server/store/unreached.ts'
import { cancellationRefunds } from './present-cancellation.ts'

/** Returns the guests of a date whom no email about its cancellation or change reached, with what to tell them, by name. Problem: not-found. */
export async function readUnreached({ db }: Pick<Deps, 'db'>, retreatId: string): Promise<UnreachedGuest[]> {
  const retreat = await loadRetreat(db, retreatId)
  if (!retreat) throw new Problem('not-found')
  const guests = await listUnreached(db, eq(bookings.retreatId, retreatId))
  return presentUnreached(guests).flatMap((person) => {
    const guest = guests.find(({ record }) => record.booking.id === person.leadId)
    return guest ? [{ ...person, ...newsFor(retreat, guest) }] : []
  })
}

function newsFor(
  retreat: RetreatRow,
  { record, about, asked, told }: UnreachedRecord,
): Omit<UnreachedGuest, 'leadId' | 'name' | 'phone'> {
  const { booking } = record
  const to = asked?.change.to ? labelOf(asked.change.to) : null
  const money = asked ? refundOfChange(record) : refundMade(record)
  return {
    about,
    packageType: booking.packageType,
    hasFlight: hasFlight(booking),
    ...money,
    change: asked && { id: asked.change.id, to },
    message: newsMessage({
      firstName: booking.firstName ?? '',
      label: labelOf(retreat),
      words: asked ? asked.change.words : retreat.cancellationWords,
      ...money,
      change: asked && {
        kind: asked.change.kind,
        to,
        chooseBy: lastDayOf(asked),
      },
    }),
    told: told && { at: told.at.toISOString(), how: told.how },
  }
}

function refundOfChange(record: BookingRecord) {
  const { amountCents, ways } = changeRefusalRefund(record)
  const byTransfer = ways.filter(({ method }) => !isCheckoutMethod(method))
  return { refund: eurosFromCents(amountCents), byTransfer: eurosFromCents(sumCents(byTransfer)) }
}

function refundMade({ payments }: BookingRecord) {
  const refunds = cancellationRefunds(payments)
  const byTransfer = refunds.filter(({ method }) => !isCheckoutMethod(method))
  return { refund: eurosFromCents(sumCents(refunds)), byTransfer: eurosFromCents(sumCents(byTransfer)) }
}
