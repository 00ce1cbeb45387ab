import { and, eq, exists, gte, lte, ne } from 'drizzle-orm'
import { addDays, banjulDay, daysBetween } from '#domain/base/dates.ts'
import type { TodayWind } from '#domain/contract/wind-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { kiteDaysOf, WIND_HOUR } from '#domain/wind/wind.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { enteredOf, isPayoutOpen, loadKiteDays } from '#server/store/wind-record.ts'
import { listPayouts } from './credits.ts'

/** Days after a retreat's end in which Today says that no kite day is entered. */
const ASKED_DAYS = 14

/** Returns the kite days to enter today, the retreats of which none is entered, and the cash back to transfer. */
export async function readTodayWind(deps: Pick<Deps, 'db' | 'clock' | 'dataKeys'>): Promise<TodayWind> {
  const { db, clock } = deps
  const now = clock.now()
  const today = banjulDay(now)
  const kiters = and(
    eq(bookings.retreatId, retreats.id),
    eq(bookings.packageType, 'kiter'),
    eq(bookings.status, 'payment_confirmed'),
    eq(bookings.isExample, false),
  )
  const recent = await db
    .select()
    .from(retreats)
    .where(
      and(
        lte(retreats.startsOn, today),
        gte(retreats.endsOn, addDays(today, -ASKED_DAYS)),
        ne(retreats.status, 'cancelled'),
        exists(db.select().from(bookings).where(kiters)),
      ),
    )
    .orderBy(retreats.startsOn, retreats.id)
  const found: TodayWind = { today: [], missing: [], payouts: [] }
  for (const retreat of recent) {
    const days = await loadKiteDays(db, retreat)
    const named = { retreatId: retreat.id, label: labelOf(retreat) }
    if (retreat.endsOn <= today && enteredOf(days).length === 0) found.missing.push(named)
    const last = days.find(({ day }) => day === today)?.entries.at(-1)
    if (kiteDaysOf(retreat).includes(today) && now.getUTCHours() >= WIND_HOUR) {
      const number = daysBetween(retreat.startsOn, today) + 1
      const entered = { kite: last?.kite ?? null, at: last?.at.toISOString() ?? null }
      found.today.push({ ...named, day: today, number, ...entered })
    }
  }
  const payouts = await listPayouts(deps, isPayoutOpen)
  found.payouts = payouts
    .map(({ name, amount, dueOn }) => ({ name, amount, dueOn }))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  return found
}

/** Returns how many of these the operator still has to do. */
export function countWind({ today, missing, payouts }: TodayWind): number {
  return today.filter(({ at }) => at === null).length + missing.length + payouts.length
}
