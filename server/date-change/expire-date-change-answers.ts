import { and, eq, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm'
import { CHOICE_REMINDER_DAYS, SILENCE } from '#domain/date-change/change-choice.ts'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeReminder, queueChangeSilent } from '#server/mail/queue-date-change.ts'
import { withCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { lockBooking } from '#server/store/booking-record.ts'
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
import { recordHistory } from '#server/store/record-history.ts'
import { raisePrice } from './raise-price.ts'

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
    deps.db.transaction(async (tx) => {
      const record = await lockBooking(tx, which.bookingId)
      const change = await lockChange(tx, which.changeId)
      const choice = await findChoice(tx, which)
      if (!record || !change || choice?.state !== 'asked' || choice.remindedAt !== null) return
      const lastDay = lastDayOf({ change, choice })
      if (lastDay === null || lastDay < today || !isOnDate(record, change)) return
      await saveChoice(tx, choice, { remindedAt: deps.clock.now() })
      await queueChangeReminder(tx, deps, record, { change, choice })
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

async function closeChoice(deps: Deps, which: { changeId: string; bookingId: string }): Promise<void> {
  await withCheckoutsClosed(deps, which.bookingId, async (tx, record) => {
    const change = await lockChange(tx, which.changeId)
    const choice = await findChoice(tx, which)
    if (!change || choice?.state !== 'asked' || change.takenBackAt !== null) return
    const at = deps.clock.now()
    const lastDay = lastDayOf({ change, choice })
    if (lastDay === null || lastDay >= banjulDay(at)) return
    const isHeld = isOnDate(record, change)
    if (isHeld && SILENCE[change.kind] === 'refunds') {
      await saveChoice(tx, choice, { state: 'lapsed', answeredAt: at })
      return
    }
    if (!isHeld || !takesSilence({ change, choice })) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: at })
      if (isHeld) await noteUnanswered(tx, { at, ...which, retreatId: change.retreatId })
      return
    }
    const after = await raisePrice(tx, deps, record, choice.riseCents)
    const closed = await saveChoice(tx, choice, { state: 'silent', answeredAt: at })
    await recordHistory(tx, {
      at,
      by: { actor: 'site' },
      what: 'Change accepted by saying nothing',
      ...(choice.riseCents > 0 && { to: `${formatCents(choice.riseCents)} more` }),
      bookingId: which.bookingId,
      retreatId: change.retreatId,
    })
    await queueChangeSilent(tx, deps, after, { change, choice: closed })
  })
}

/** It began with nothing accepted: the price stays, and what else was changed is between guest and operator. */
async function noteUnanswered(
  tx: Transaction,
  { at, bookingId, retreatId }: { at: Date; bookingId: string; retreatId: string },
): Promise<void> {
  const what = 'Change told less than a week before its last day: not accepted'
  await recordHistory(tx, { at, by: { actor: 'site' }, what, bookingId, retreatId })
}
