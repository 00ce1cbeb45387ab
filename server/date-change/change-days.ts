import { eq } from 'drizzle-orm'
import { addDays, daysBetween, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { fieldProblem, wrongState } from '#domain/contract/problem.ts'
import { choiceDeadlines } from '#domain/date-change/change-choice.ts'
import { retreatFaults } from '#domain/retreat/retreat-schema.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { retreats } from '#server/db/schema.ts'
import type { RetreatRow } from '#server/store/booking-record.ts'
import { assertDaysFree, assertNotOffered } from '#server/store/retreat-guards.ts'

export interface WantedDays {
  startsOn?: CalendarDay | undefined
  endsOn?: CalendarDay | undefined
}

type Days = Pick<RetreatRow, 'startsOn' | 'endsOn'>

/** Returns the wanted days. With only a first day, the retreat keeps its length. */
export function newDays(retreat: Days, { startsOn = retreat.startsOn, endsOn }: WantedDays): Days {
  const nights = daysBetween(retreat.startsOn, retreat.endsOn)
  return { startsOn, endsOn: endsOn ?? addDays(startsOn, nights) }
}

/** Returns the new days of a retreat, or null if they stay. Problems: invalid-fields for impossible days, retreat-exists, wrong-state. */
export async function checkedDays(
  db: Database | Transaction,
  retreat: RetreatRow,
  wanted: WantedDays,
): Promise<Days | null> {
  const days = newDays(retreat, wanted)
  if (days.startsOn === retreat.startsOn && days.endsOn === retreat.endsOn) return null
  const [fault] = retreatFaults({ ...retreat, ...days })
  if (fault) throw fieldProblem(fault.field, fault.message)
  await assertDaysFree(db, days, retreat.id)
  await assertNotOffered(db, retreat)
  return days
}

/**
 * Inserts a retreat with the new days, on sale from now on. The old one is cancelled but stays for guests who have not answered.
 * Returns the new id and the old status.
 */
export async function replaceDate(tx: Transaction, before: RetreatRow, days: Days, now: Date) {
  const { placesKiter, placesNonKiter, status, minimumGuests } = before
  const [after] = await tx
    .insert(retreats)
    .values({ ...days, placesKiter, placesNonKiter, status, minimumGuests })
    .returning({ id: retreats.id })
  // A cancelled retreat cannot be changed.
  if (!after || status === 'cancelled') throw new Error('the database did not take a retreat')
  await tx.update(retreats).set({ status: 'cancelled', cancelledAt: now }).where(eq(retreats.id, before.id))
  return { toRetreatId: after.id, statusBefore: status }
}

/**
 * Returns the last day to choose: the wanted one, or the earliest lawful one. `firstDay` is the first day of the earlier retreat.
 * Problems: invalid-fields; wrong-state if no week is left.
 */
export function choiceDeadline(
  firstDay: CalendarDay,
  today: CalendarDay,
  wanted: CalendarDay | undefined,
): CalendarDay {
  const days = choiceDeadlines(firstDay, today)
  if (!days) {
    throw wrongState(
      'There’s less than a week left for guests to answer. Speak to each of them, or cancel the date.',
    )
  }
  const chooseBy = wanted ?? days.from
  if (chooseBy >= days.from && chooseBy <= days.to) return chooseBy
  throw fieldProblem('chooseBy', `Choose a day from ${formatDay(days.from)} to ${formatDay(days.to)}`)
}
