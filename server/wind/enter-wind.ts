import { eq } from 'drizzle-orm'
import { addDays, banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Operator } from '#domain/booking/history.ts'
import { fieldProblem, Problem, wrongState } from '#domain/contract/problem.ts'
import type { RetreatWind } from '#domain/contract/wind-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { kiteDaysOf, windSoFar, type Kite } from '#domain/wind/wind.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, windEntries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { bookingsOn, loadRetreat, type RetreatRow } from '#server/store/booking-record.ts'
import { enteredOf, loadClaims, loadKiteDays } from '#server/store/wind-record.ts'
import { isKiterThere, presentDay } from './wind-view.ts'

/** Returns the kite days of a date with their entries, and what its kiters chose. Problem: not-found. */
export async function readRetreatWind(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<RetreatWind> {
  const retreat = await loadRetreat(deps.db, id)
  if (!retreat) throw new Problem('not-found')
  return present(deps.db, retreat, deps.clock.now())
}

/**
 * Enters a kite day, by its date or its number in the retreat, or empties it with `kite: null`. Earlier entries stay. Problems: not-found;
 * retreat-cancelled; invalid-fields for a day that is no kite day; wrong-state for one that has not come.
 */
export async function enterWind(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: { retreatId: string; day: string; kite: Kite | null; note: string | null; by: Operator },
): Promise<RetreatWind> {
  const { retreatId, kite, note, by } = input
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const retreat = await loadRetreat(tx, retreatId)
    if (!retreat) throw new Problem('not-found')
    if (retreat.status === 'cancelled') throw new Problem('retreat-cancelled')
    const day = kiteDayNamed(retreat, input.day)
    if (day > banjulDay(now)) {
      throw wrongState(`${formatShortDay(day)} hasn’t come yet. Enter it in the evening of that day`)
    }
    await tx
      .insert(windEntries)
      .values({ retreatId: retreat.id, day, kite, note, at: now, device: by.device })
    return present(tx, retreat, now)
  })
}

function kiteDayNamed(retreat: RetreatRow, text: string): string {
  const days = kiteDaysOf(retreat)
  const day = /^\d{1,2}$/.test(text) ? addDays(retreat.startsOn, Number(text) - 1) : text
  if (days.includes(day)) return day
  const [first, last] = [days.at(0), days.at(-1)]
  const which = first && last ? `: ${formatShortDay(first)} to ${formatShortDay(last)}` : ''
  throw fieldProblem('day', `Choose a day between the first and the last of the retreat${which}`)
}

async function present(db: Database | Transaction, retreat: RetreatRow, now: Date): Promise<RetreatWind> {
  const days = await loadKiteDays(db, retreat)
  const { fullDays, applies, missingDays, daysLeft } = windSoFar(retreat, enteredOf(days), banjulDay(now))
  const kiters = (await bookingsOn(db, retreat.id)).filter(isKiterThere)
  const claims = await loadClaims(db, eq(bookings.retreatId, retreat.id))
  return {
    retreatId: retreat.id,
    label: labelOf(retreat),
    days: days.map((day) => ({
      ...presentDay(day),
      entries: day.entries.map(({ kite, at, device }) => ({ kite, at: at.toISOString(), device })),
    })),
    fullDays,
    applies,
    missingDays,
    daysLeft,
    kiters: kiters.length,
    asked: claims.map(({ claim, booking }) => ({
      leadId: booking.id,
      name: fullName(booking),
      askedAt: claim.askedAt.toISOString(),
      choice: claim.choice,
    })),
  }
}
