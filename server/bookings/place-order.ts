import { mayOrder } from '#domain/allowed-actions.ts'
import { formatCents } from '#domain/money.ts'
import type { OrderTerms } from '#domain/order-calls.ts'
import type { OrderedBy } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { keepOrder } from '#server/orders/keep-order.ts'
import { contractOf } from '#server/orders/order-contract.ts'
import { presentOrderTerms } from '#server/orders/present-order.ts'
import { loadOwnBooking, lockBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** What a guest is about to order, to be read before. Problems: not-found, wrong-state. */
export async function readOrderTerms(
  deps: Deps,
  { leadId, userId }: { leadId: string; userId: string },
): Promise<OrderTerms> {
  const own = await loadOwnBooking(deps.db, leadId, userId)
  if (!own) throw new Problem('not-found')
  return presentOrderTerms(deps, own)
}

/**
 * Orders a booking with obligation to pay: the version that was read is kept with its instant and language. The same version again
 * changes nothing; another one than what is shown now binds nobody. Problems: not-found, wrong-state, terms-changed.
 */
export async function placeOwnOrder(
  deps: Deps,
  { leadId, termsVersion, userId }: { leadId: string; termsVersion: string; userId: string },
): Promise<BookingRecord> {
  const own = await loadOwnBooking(deps.db, leadId, userId)
  if (!own) throw new Problem('not-found')
  return placeOrder(deps, { bookingId: leadId, termsVersion, orderedBy: 'guest' })
}

/** The same of a booking that whoever asks may order. The problems are the same. */
export async function placeOrder(
  deps: Deps,
  { bookingId, termsVersion, orderedBy }: { bookingId: string; termsVersion: string; orderedBy: OrderedBy },
): Promise<BookingRecord> {
  return deps.db.transaction(async (tx) => {
    const record = await lockBooking(tx, bookingId)
    if (!record) throw new Problem('not-found')
    const now = deps.clock.now()
    if (isPlaced(record, termsVersion)) return record
    const { booking, retreat } = record
    const allowed = mayOrder({ ...booking, startsOn: retreat?.startsOn ?? null }, now)
    if (!allowed.ok) throw new Problem('wrong-state', { detail: allowed.reason })
    const contract = contractOf(deps, record)
    if (contract.version !== termsVersion) {
      throw new Problem('terms-changed', {
        detail:
          'Prices or texts have changed while you read. Nothing was ordered: please read it as it is now.',
      })
    }
    const ordered = await keepOrder(tx, deps, record, contract, orderedBy)
    await recordHistory(tx, {
      at: now,
      by: { actor: 'guest' },
      what: 'Ordered with obligation to pay',
      bookingId,
      to: formatCents(contract.value.price.totalCents),
    })
    return ordered
  })
}

/** A double click, or a retry after a lost answer. */
function isPlaced({ booking }: BookingRecord, termsVersion: string): boolean {
  return booking.orderVersion === termsVersion && booking.orderChangedAt === null
}
