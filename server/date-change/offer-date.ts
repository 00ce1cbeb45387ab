import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { Operator } from '#domain/booking/history.ts'
import { Problem, fieldProblem } from '#domain/contract/problem.ts'
import {
  hasStarted,
  isPublished,
  labelOf,
  PACKAGE_TYPES,
  type PackageType,
} from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  isUuid,
  type BookingRecord,
  type RetreatRow,
  loadRetreat,
  bookingsOn,
} from '#server/store/booking-record.ts'
import { newChoice, type ChangeRow, type AskedGuest } from '#server/store/date-change-record.ts'
import { freePlaces } from '#server/store/free-places.ts'
import { lockPlaces } from '#server/store/places.ts'
import { choiceDeadline } from './change-days.ts'

/** Another retreat offered to the guests of a cancelled one before they are refunded. */
export interface DateOffer {
  retreatId: string
  /** The operator's explanation. */
  words: string | null
  /** Last day to choose. The earliest lawful one if undefined. */
  chooseBy: CalendarDay | undefined
}

/** The planned offer, with each guest's choice and the place held for it. */
interface PlannedOffer {
  change: ChangeRow
  asked: AskedGuest[]
}

/**
 * Plans an offer of another retreat to every guest, or throws why it is impossible: it must be published, have a place for each
 * guest and leave a week to choose. Valid only under the lock of its places. Problems: invalid-fields, retreat-full, wrong-state.
 */
export async function planOffer(
  db: Database | Transaction,
  { clock }: Pick<Deps, 'clock'>,
  retreat: RetreatRow,
  offer: DateOffer,
): Promise<PlannedOffer> {
  const announcedAt = clock.now()
  const today = banjulDay(announcedAt)
  const to = await loadRetreat(db, offer.retreatId)
  if (!to || to.id === retreat.id || !isPublished(to) || hasStarted(to, today)) {
    throw fieldProblem('offerRetreatId', 'Choose another date that hasn’t started yet')
  }
  const firstDay = to.startsOn < retreat.startsOn ? to.startsOn : retreat.startsOn
  const chooseBy = choiceDeadline(firstDay, today, offer.chooseBy)
  const guests = await bookingsOn(db, retreat.id)
  const change: ChangeRow = {
    id: 'dry-run',
    retreatId: retreat.id,
    from: retreat,
    to,
    kind: 'other_date',
    words: offer.words,
    chooseBy,
    announcedAt,
    device: '',
    takenBackAt: null,
    toRetreatId: to.id,
    statusBefore: retreat.status === 'cancelled' ? null : retreat.status,
  }
  const free = await placesFor(db, to, guests, announcedAt)
  const asked = guests.map((record) => {
    const heldPlace = free[packageOf(record)].shift() ?? null
    return { record, choice: newChoice(record, heldPlace) }
  })
  return { change, asked }
}

/**
 * Saves the offer under the locks of both retreats and returns its id; null if nobody holds a place. The guests are told afterwards
 * (announce-change.ts). Problems: as for `planOffer`.
 */
export async function saveOffer(
  tx: Transaction,
  deps: Deps,
  { retreat, offer, by }: { retreat: RetreatRow; offer: DateOffer; by: Operator },
): Promise<string | null> {
  if (isUuid(offer.retreatId)) await lockPlaces(tx, offer.retreatId)
  const { change, asked } = await planOffer(tx, deps, retreat, offer)
  if (asked.length === 0) return null
  const { id: _, from: _from, to: _to, ...values } = change
  const [row] = await tx
    .insert(dateChanges)
    .values({ ...values, device: by.device })
    .returning({ id: dateChanges.id })
  if (!row) throw new Error('the database did not take an offer')
  await tx.insert(changeChoices).values(asked.map(({ choice }) => ({ ...choice, changeId: row.id })))
  return row.id
}

function packageOf({ booking }: BookingRecord): PackageType {
  // A database constraint requires a package for every booking that holds a place.
  return booking.packageType ?? 'kiter'
}

/** Returns a free place of the other retreat for each guest, by package. Problem: retreat-full. */
async function placesFor(
  db: Database | Transaction,
  to: RetreatRow,
  guests: readonly BookingRecord[],
  now: Date,
) {
  const places: Record<PackageType, number[]> = { kiter: [], 'non-kiter': [] }
  const onSale = await freePlaces(db, { retreat: to, now })
  for (const packageType of PACKAGE_TYPES) {
    const wanted = guests.filter((record) => packageOf(record) === packageType).length
    const free = onSale[packageType].slice(0, wanted)
    if (free.length < wanted) {
      const noun = packageType === 'kiter' ? 'kiters' : 'non-kiters'
      const left = counted(free.length, 'place')
      const need = counted(wanted, 'guest needs one', 'guests need one')
      throw new Problem('retreat-full', {
        detail: `${labelOf(to)} has ${left} left for ${noun}, and ${need}.`,
        errors: [{ field: 'offerRetreatId', message: 'This date doesn’t have enough places' }],
      })
    }
    places[packageType] = free
  }
  return places
}
