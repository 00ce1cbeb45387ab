import { eq, isNull } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import type { AdminCounts, MoneyCounts } from '#domain/contract/admin-shapes.ts'
import { isToCallAbout } from '#domain/date-change/change-choice.ts'
import { countKeptLines } from '#server/bank-import/kept-lines.ts'
import { countOwed } from '#server/booking/for-operator/list-owed.ts'
import {
  bookings,
  complaints,
  contacts,
  handOvers,
  mails,
  payments,
  unmatchedRefunds,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { commandOf } from '#server/env.ts'
import { countOpenPayments, isRefundToPay } from '#server/payment/ledger-line.ts'
import { listAlerts } from '#server/store/alerts.ts'
import { isUnansweredComplaint } from '#server/store/complaint-record.ts'
import { awaitsOperator } from '#server/store/hand-over-record.ts'
import { isOverdue } from '#server/store/money-sql.ts'
import { pausedSince } from '#server/store/outbound-paused.ts'
import { countWind, readTodayWind } from '#server/wind/today-wind.ts'
import { listLateDetails } from './list-late-details.ts'
import { listTooFew } from './list-too-few.ts'
import { listHoldsEnding, listOpenChanges, listUntold } from './read-today.ts'

/**
 * Returns the numbers of open tasks for the badges of the admin area. They match the lists of `readToday`, whose long ones are only counted;
 * Money also counts the unmatched bank lines. Details missing before the next departure are not counted, because guests have to enter those.
 */
export async function countToDo(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'site' | 'dataKeys'>,
): Promise<AdminCounts> {
  const { db, clock, env } = deps
  const today = banjulDay(clock.now())
  const waiting = (await countOpenPayments(db)) + (await db.$count(unmatchedRefunds))
  const mail =
    (await db.$count(mails, eq(mails.state, 'failed'))) +
    (await db.$count(contacts, isNull(contacts.answeredAt)))
  const overdue = await db.$count(bookings, isOverdue(today))
  const holds = (await listHoldsEnding(db, clock.now())).length
  const rights =
    (await db.$count(complaints, isUnansweredComplaint)) +
    (await db.$count(handOvers, awaitsOperator(clock.now())))
  const late = (await listOpenChanges(db)).filter((change) => isToCallAbout(change, today))
  const toCall = late.flatMap(({ waiting: guests }) => guests)
  const untold = await listUntold(db)
  const few = (await listTooFew(deps, today)).length
  const lateDetails = (await listLateDetails(deps, today)).length
  const wind = countWind(await readTodayWind(deps))
  const money = waiting + (await countKeptLines(deps, 'waiting'))
  const since = await pausedSince(db)
  const wrong = (await listAlerts(db)).length
  return {
    today:
      wrong +
      waiting +
      mail +
      overdue +
      holds +
      rights +
      untold.length +
      toCall.length +
      few +
      lateDetails +
      wind,
    money,
    mail,
    pausedSince: since?.toISOString() ?? null,
    goLiveCommand: commandOf(env, 'activate'),
  }
}

/** Returns the number of entries in each list of the money pages, for their tabs. */
export async function countMoney(deps: Pick<Deps, 'db' | 'clock'>): Promise<MoneyCounts> {
  const refunds = await deps.db.$count(payments, isRefundToPay)
  const waiting = await countOpenPayments(deps.db)
  const toCheck = waiting - refunds + (await deps.db.$count(unmatchedRefunds))
  return {
    bank: toCheck + (await countKeptLines(deps, 'waiting')),
    owes: await countOwed(deps),
    refunds,
  }
}
