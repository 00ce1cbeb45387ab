import { and, eq, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm'
import { SITE } from '#domain/admin/history.ts'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { CHOICE_REMINDER_DAYS, SILENCE } from '#domain/date-change/change-choice.ts'
import { isReminderTime } from '#domain/mail/reminders.ts'
import { changeEach, unchanged } from '#server/change/change-booking.ts'
import { changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueDateChangeMail } from '#server/mail/queue-date-change.ts'
import { changeEachWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import {
  isOnDate,
  lastDayOf,
  lastDaySql,
  lockChangeOfBooking,
  saveChoice,
  acceptsBySilence,
  waitsForChoice,
  loadChoices,
} from '#server/store/date-change-record.ts'

/** Reminds each guest once, two days before the last day to choose. */
export async function remindOfChoices(deps: Deps): Promise<void> {
  if (!isReminderTime(deps.clock.now())) return
  const today = banjulDay(deps.clock.now())
  const isDue = lte(lastDaySql, addDays(today, CHOICE_REMINDER_DAYS))
  const due = await loadChoices(deps.db, and(waitsForChoice, isNull(changeChoices.remindedAt), isDue))
  const failure = 'a guest could not be reminded to answer a change yet'
  await changeEach(deps, due, failure, async (record, { tx, now }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || asked.choice.remindedAt !== null) return unchanged(null)
    const lastDay = lastDayOf(asked)
    if (lastDay < today || !isOnDate(record, asked.change)) return unchanged(null)
    await saveChoice(tx, asked.choice, { remindedAt: now })
    return unchanged(await queueDateChangeMail(tx, deps, record, asked, 'reminder'))
  })
}

/**
 * Closes every choice whose last day is over, once each. Guests who still hold their place accept changed terms by silence, unless they were told less than a week before; guests of a cancelled retreat are refunded in the same sweep
 * (cancel-retreat.ts). Changed days keep waiting for an answer.
 */
export async function expireDateChangeAnswers(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const due = await loadChoices(
    deps.db,
    and(
      eq(changeChoices.state, 'asked'),
      isNotNull(changeChoices.notifiedAt),
      isNull(dateChanges.takenBackAt),
      ne(dateChanges.kind, 'days'),
      lt(lastDaySql, today),
    ),
  )
  const failure = 'the time to answer a change could not be ended yet'
  await changeEachWithCheckoutsClosed(deps, SITE, due, failure, async (record, { tx, now }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || asked.change.takenBackAt !== null) return unchanged(null)
    const lastDay = lastDayOf(asked)
    if (lastDay >= banjulDay(now)) return unchanged(null)
    const { change, choice } = asked
    const { retreatId } = change
    const isHeld = isOnDate(record, change)
    if (isHeld && SILENCE[change.kind] === 'refunds')
      return unchanged(await saveChoice(tx, choice, { state: 'lapsed', answeredAt: now }))
    if (!isHeld || !acceptsBySilence(asked)) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: now })
      // The operator and the guest settle the rest.
      const what = 'Change told less than a week before its last day: not accepted'
      return { history: isHeld ? [{ what, retreatId }] : [], answer: () => null }
    }
    const closed = await saveChoice(tx, choice, { state: 'silent', answeredAt: now })
    return {
      history: [{ what: 'Change accepted: no answer', retreatId }],
      answer: (saved) => queueDateChangeMail(tx, deps, saved.record, { change, choice: closed }, 'silent'),
    }
  })
}
