import { and, eq, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm'
import { CHOICE_REMINDER_DAYS, SILENCE } from '#domain/date-change/change-choice.ts'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { changeBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { bookings, changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeReminder, queueChangeSilent } from '#server/mail/queue-date-change.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import {
  findChoice,
  isOnDate,
  lastDayOf,
  lastDaySql,
  lockChange,
  saveChoice,
  takesSilence,
  waitsForChoice,
} from '#server/store/date-change-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { raisedPrice } from './raise-price.ts'

/** Reminds each guest once, two days before the last day to choose. */
export async function remindOfChoices(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const due = await deps.db
    .select({ changeId: changeChoices.changeId, bookingId: changeChoices.bookingId })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(
      and(
        waitsForChoice,
        isNull(changeChoices.remindedAt),
        lte(lastDaySql, addDays(today, CHOICE_REMINDER_DAYS)),
      ),
    )
  await forEachBooking(deps, due, 'a guest could not be reminded of a choice yet', (which) =>
    changeBooking(deps, { id: which.bookingId, by: { actor: 'site' } }, async (record, { tx, now }) => {
      const change = await lockChange(tx, which.changeId)
      const choice = await findChoice(tx, which)
      if (!change || choice?.state !== 'asked' || choice.remindedAt !== null) return unchanged(null)
      const lastDay = lastDayOf({ change, choice })
      if (lastDay === null || lastDay < today || !isOnDate(record, change)) return unchanged(null)
      await saveChoice(tx, choice, { remindedAt: now })
      return unchanged(await queueChangeReminder(tx, deps, record, { change, choice }))
    }),
  )
}

/**
 * Closes every choice whose last day is over, as its mail had said: changed terms are accepted by who still holds the place, and the rise counts
 * from then on; the guest of a cancelled date is refunded by the same sweep (cancel-retreat.ts). Changed days wait for an answer. Who was told of
 * changed terms less than a week before has accepted nothing. Each is closed once, however many servers look.
 */
export async function expireDateChangeAnswers(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const due = await deps.db
    .select({ changeId: changeChoices.changeId, bookingId: changeChoices.bookingId })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .where(
      and(
        eq(changeChoices.state, 'asked'),
        isNotNull(changeChoices.toldAt),
        isNull(dateChanges.takenBackAt),
        ne(dateChanges.kind, 'days'),
        lt(lastDaySql, today),
      ),
    )
  await forEachBooking(deps, due, 'a choice over a change could not be closed yet', (which) =>
    closeChoice(deps, which),
  )
}

async function closeChoice(
  deps: Deps,
  { changeId, bookingId }: { changeId: string; bookingId: string },
): Promise<void> {
  const which = { id: bookingId, by: { actor: 'site' as const } }
  await changeWithCheckoutsClosed(deps, which, async (record, { tx, now }): Promise<Outcome<unknown>> => {
    const change = await lockChange(tx, changeId)
    const choice = await findChoice(tx, { changeId, bookingId })
    if (!change || choice?.state !== 'asked' || change.takenBackAt !== null) return unchanged(null)
    const lastDay = lastDayOf({ change, choice })
    if (lastDay === null || lastDay >= banjulDay(now)) return unchanged(null)
    const { retreatId } = change
    const isHeld = isOnDate(record, change)
    if (isHeld && SILENCE[change.kind] === 'refunds')
      return unchanged(await saveChoice(tx, choice, { state: 'lapsed', answeredAt: now }))
    if (!isHeld || !takesSilence({ change, choice })) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: now })
      // It began with nothing accepted: the price stays, and what else was changed is between guest and operator.
      const what = 'Change told less than a week before its last day: not accepted'
      return { history: isHeld ? [{ what, retreatId }] : [], answer: () => null }
    }
    const closed = await saveChoice(tx, choice, { state: 'silent', answeredAt: now })
    const rise = choice.riseCents > 0 ? { to: `${formatCents(choice.riseCents)} more` } : {}
    return {
      ...raisedPrice(record, choice.riseCents, now),
      history: [{ what: 'Change accepted by saying nothing', ...rise, retreatId }],
      answer: (saved) => queueChangeSilent(tx, deps, saved.record, { change, choice: closed }),
    }
  })
}
