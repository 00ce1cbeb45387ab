import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import { isOffered, type WaitingState } from '#domain/place/waiting-list.ts'
import { tierAt } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { RetreatRow } from '#server/store/booking-record.ts'
import { countTotalBookings } from '#server/store/places.ts'
import { waitingOn, waitingToken, type WaitingRow } from '#server/store/waiting-entries.ts'

/** Returns the state of an entry now; an offer is over at its last instant, even before the task has ended it. */
export function stateOf(
  { outcome, confirmedAt, offerUntil }: Pick<WaitingRow, 'outcome' | 'confirmedAt' | 'offerUntil'>,
  now: Date,
): WaitingState {
  if (outcome !== null) return outcome
  if (confirmedAt === null) return 'asked'
  if (offerUntil === null) return 'waiting'
  return isOffered({ offerUntil }, now) ? 'offered' : 'lapsed'
}

/** Returns an entry as its own page shows it. */
export async function viewOfEntry(
  db: Database | Transaction,
  deps: Pick<Deps, 'clock' | 'site'>,
  { entry, retreat }: { entry: WaitingRow; retreat: RetreatRow },
): Promise<WaitingEntryView> {
  const now = deps.clock.now()
  const state = stateOf(entry, now)
  const { firstName, email, kiters, nonKiters, offerUntil, offerCents } = entry
  const entries = await waitingOn(db, [retreat.id])
  const index =
    state === 'waiting' || state === 'offered' ? entries.findIndex(({ id }) => id === entry.id) : -1
  const largerAt = entries.slice(0, Math.max(0, index)).findIndex((other) => sizeOf(other) > 1)
  const larger = entries[largerAt]
  return {
    state,
    rank: index === -1 ? null : index + 1,
    offer:
      state === 'offered' && offerUntil
        ? {
            until: offerUntil.toISOString(),
            total: eurosFromCents(await priceToday(db, deps, entry)),
          }
        : null,
    emailedTotal: offerCents === null ? null : eurosFromCents(offerCents),
    heldUntil: offerUntil?.toISOString() ?? null,
    isFirstCome: state === 'waiting' && entry.toldAt !== null,
    ahead:
      state === 'waiting' && sizeOf(entry) === 1 && larger
        ? { rank: largerAt + 1, places: sizeOf(larger) }
        : null,
    selectedDate: labelOf(retreat),
    startsOn: retreat.startsOn,
    kiters,
    nonKiters,
    firstName,
    email,
  }
}

/** Returns what an entry's places cost in shared rooms if they are booked now: all at the tier of the first, as in a group. */
export async function priceToday(
  db: Database | Transaction,
  { site }: Pick<Deps, 'site'>,
  entry: Pick<WaitingRow, 'kiters' | 'nonKiters'>,
): Promise<Cents> {
  const { prices } = site()
  return tierAt(await countTotalBookings(db, prices), prices).priceCents * sizeOf(entry)
}

/** Returns what every email to an entry says. */
export function mailedEntry(deps: Pick<Deps, 'env'>, entry: WaitingRow, retreat: RetreatRow) {
  const { firstName, kiters, nonKiters } = entry
  const link = `${deps.env.baseUrl}/waiting-list/${waitingToken(deps, entry)}`
  return { guestName: firstName, retreat: labelOf(retreat), kiters, nonKiters, link }
}

export function sizeOf({ kiters, nonKiters }: Pick<WaitingRow, 'kiters' | 'nonKiters'>): number {
  return kiters + nonKiters
}
