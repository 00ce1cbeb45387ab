import { eq } from 'drizzle-orm'
import { addDays, banjulDay, daysBetween, formatDay } from '#domain/base/dates.ts'
import { withoutGaps } from '#domain/base/typed-records.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, fieldProblem } from '#domain/contract/problem.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { photosFaults } from '#domain/guide/photos.ts'
import { retreatFaults, type RetreatChange, type RetreatEntry } from '#domain/retreat/retreat-schema.ts'
import { labelOf, usualLastDay } from '#domain/retreat/retreats.ts'
import { retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type RetreatRow } from '#server/store/booking-record.ts'
import { lockCounts, lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { assertDaysFree, assertNothingTaken } from '#server/store/retreat-guards.ts'
import { viewOfRetreat } from './retreat-view.ts'

/** Creates a retreat that does not begin in the past. Problems: invalid-fields, retreat-exists. */
export async function createRetreat(deps: Deps, entry: RetreatEntry, by: Actor): Promise<RetreatView> {
  const now = deps.clock.now()
  const { minimumGuests = null, endsOn = usualLastDay(entry.startsOn), ...given } = entry
  if (entry.startsOn < banjulDay(now)) {
    throw fieldProblem('startsOn', 'This day is in the past. A new date starts today or later')
  }
  return deps.db.transaction(async (tx) => {
    // Locked, so that nobody else takes these days meanwhile.
    await lockCounts(tx)
    await assertDaysFree(tx, { ...given, endsOn })
    const [retreat] = await tx
      .insert(retreats)
      .values({ ...given, endsOn, minimumGuests })
      .returning()
    if (!retreat) throw new Error('the database did not take a retreat')
    await recordHistory(tx, { at: now, by, what: 'Date opened', to: labelOf(retreat), retreatId: retreat.id })
    return viewOfRetreat(tx, deps, retreat)
  })
}

/**
 * Publishes, closes, resizes or moves a retreat, or sets its photos. Guests keep what they hold: places cannot go below those held, a
 * retreat with guests cannot become a draft, and a booked one keeps its days (decision 0002). The last day follows the first. Problems:
 * not-found, invalid-fields, retreat-exists, retreat-has-guests, retreat-cancelled, fewer-places-than-held.
 */
export async function changeRetreat(
  deps: Deps,
  { retreatId, change, by }: { retreatId: string; change: RetreatChange; by: Actor },
): Promise<RetreatView> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockPlaces(tx, retreatId)
    if (!before) throw new Problem('not-found')
    if (before.status === 'cancelled') {
      throw new Problem('retreat-cancelled', {
        detail: `${labelOf(before)} is cancelled for good. Open a new date on the same days instead.`,
      })
    }
    const wanted = { ...before, ...withoutGaps(change), ...followingLastDay(before, change) }
    const errors = [...retreatFaults(wanted), ...photosFaults(wanted)]
    if (errors.length > 0) throw new Problem('invalid-fields', { errors })
    await assertNothingTaken(tx, before, wanted, now)
    const [after] = await tx.update(retreats).set(wanted).where(eq(retreats.id, retreatId)).returning()
    if (!after) throw new Error(`retreat ${retreatId} vanished inside its own transaction`)
    await recordHistory(
      tx,
      ...differences(before, after).map((entry) => ({ at: now, by, retreatId, ...entry })),
    )
    return viewOfRetreat(tx, deps, after)
  })
}

/** Keeps the retreat's length if only its first day moves. */
function followingLastDay(before: RetreatRow, { startsOn, endsOn }: RetreatChange): { endsOn?: string } {
  if (startsOn === undefined || endsOn !== undefined) return {}
  return { endsOn: addDays(startsOn, daysBetween(before.startsOn, before.endsOn)) }
}

const STATUS_WORDS: Record<RetreatRow['status'], string> = {
  draft: 'draft',
  on_sale: 'on sale',
  closed: 'closed',
  cancelled: 'cancelled',
}

/** Returns the changes for the history. */
function differences(before: RetreatRow, after: RetreatRow): { what: string; from: string; to: string }[] {
  const lines: { what: string; of: (row: RetreatRow) => string }[] = [
    { what: 'First day', of: (row) => formatDay(row.startsOn) },
    { what: 'Last day', of: (row) => formatDay(row.endsOn) },
    { what: 'Places for kiters', of: (row) => String(row.placesKiter) },
    { what: 'Places for non-kiters', of: (row) => String(row.placesNonKiter) },
    { what: 'Runs from', of: (row) => String(row.minimumGuests ?? 'the usual minimum') },
    { what: 'Kept open', of: (row) => (row.keptOpen ? 'until it starts' : 'no') },
    { what: 'Waiting list', of: (row) => (row.waitingListPaused ? 'paused' : 'offers places automatically') },
    { what: 'Photos', of: (row) => row.photosUrl ?? 'no link' },
    { what: 'Photos kept until', of: (row) => (row.photosUntil ? formatDay(row.photosUntil) : 'no day') },
    { what: 'Sale', of: (row) => STATUS_WORDS[row.status] },
  ]
  return lines
    .map(({ what, of }) => ({ what, from: of(before), to: of(after) }))
    .filter(({ from, to }) => from !== to)
}
