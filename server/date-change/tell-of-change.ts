import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { CHOICE_DAYS } from '#domain/date-change/change-choice.ts'
import { addDays, banjulDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/desk/history.ts'
import { formatCents } from '#domain/base/money.ts'
import { mayRaisePrice, PRICE_RISE_DAYS_BEFORE } from '#domain/date-change/price-rise.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { dropRise, raisePrice } from './raise-price.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeTold, rewriteChangeTold, withdrawChangeTold } from '#server/mail/queue-date-change.ts'
import { withCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { lockBooking, type BookingRecord } from '#server/store/booking-record.ts'
import {
  columnsWhenTold,
  findChoice,
  isOnDate,
  isOpenOnDate,
  lastDayOf,
  lastDaySql,
  lockChange,
  saveChoice,
  waitsForChoice,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'

/** Nobody was told, and it still is to be. */
const isUntold = and(isNull(changeChoices.toldAt), ne(changeChoices.state, 'ended'))

/** Tells every guest of a change who has not been told. One whose card page cannot be closed now keeps nobody else from their turn. */
export async function tellGuestsOf(deps: Deps, changeId: string, by: Actor): Promise<void> {
  const left = await deps.db
    .select({ changeId: changeChoices.changeId, bookingId: changeChoices.bookingId })
    .from(changeChoices)
    .where(and(eq(changeChoices.changeId, changeId), isUntold))
    .orderBy(changeChoices.bookingId)
  await forEachBooking(deps, left, 'a guest could not be told of a change yet', (which) =>
    tellOne(deps, which, by),
  )
}

/** Goes on with every change whose guests have not all been told: after a crash, or where the card provider did not answer. */
export async function finishAnnouncedChanges(deps: Deps): Promise<void> {
  const left = await deps.db
    .selectDistinct({ id: changeChoices.changeId })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .where(and(isUntold, isNull(dateChanges.takenBackAt)))
  for (const { id } of left) await tellGuestsOf(deps, id, { actor: 'site' })
}

/** The mail, and for a guest who has nothing to choose the higher price, stand or fall together. */
async function tellOne(deps: Deps, which: { changeId: string; bookingId: string }, by: Actor): Promise<void> {
  await withCheckoutsClosed(deps, which.bookingId, async (tx, record) => {
    const change = await lockChange(tx, which.changeId)
    const choice = await findChoice(tx, which)
    // Another server was here first, or it was taken back.
    if (!change || !choice || choice.toldAt !== null || choice.state === 'ended') return
    const at = deps.clock.now()
    if (change.takenBackAt !== null || !isOnDate(record, change)) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: at })
      return
    }
    // A price that may not rise any more stays; whoever has nothing else to be told of hears nothing.
    const riseCents = mayRaisePrice(startsOnOf(record), banjulDay(at)) ? choice.riseCents : 0
    const isOver = hasStarted({ startsOn: startsOnOf(record) }, banjulDay(at))
    if (isOver || (riseCents === 0 && change.words === null && change.to === null)) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: at })
      return
    }
    const isTold = choice.state === 'told'
    const after = isTold ? await raisePrice(tx, deps, record, riseCents) : record
    const columns = columnsWhenTold(record, { change, choice }, at)
    const told = await saveChoice(tx, choice, { ...columns, riseCents })
    const asked = { change, choice: told }
    const { userId, holdExpiresAt } = record.booking
    const lastDay = lastDayOf(asked)
    // A hold of 48 hours would end before the week in which its guest may choose.
    if (userId !== null && holdExpiresAt !== null && change.to && lastDay !== null) {
      const until = startOfBanjulDay(addDays(lastDay, 1))
      await saveTransition(tx, record, { type: 'extend_hold', until }, { now: at })
    }
    await recordHistory(tx, {
      at,
      by,
      what: isTold ? 'Price raised' : 'Asked to choose over a change',
      ...(riseCents > 0 && { to: `${formatCents(riseCents)} more` }),
      bookingId: which.bookingId,
      retreatId: change.retreatId,
    })
    await queueChangeTold(tx, deps, after, asked)
  })
}

function startsOnOf({ retreat }: BookingRecord): CalendarDay {
  if (!retreat) throw new Error('whoever holds a place on a date has a date')
  return retreat.startsOn
}

/**
 * Moves the last day of each guest whose mail about a choice has not left yet, while the mail server was down or refused it: whoever reads it
 * late has seven days all the same. The mail is written anew with that day. A price rise that nobody could be told of in time is dropped,
 * for it has no effect by law.
 */
export async function keepTimeToChoose(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const inAWeek = addDays(today, CHOICE_DAYS)
  const isLate = or(lt(lastDaySql, inAWeek), isTooLateToRise(today))
  const unsent = await unsentChoices(deps, and(waitsForChoice, isLate))
  await forEachBooking(deps, unsent, 'the last day of a choice could not be moved yet', (which) =>
    deps.db.transaction(async (tx) => {
      const record = await lockBooking(tx, which.bookingId)
      const change = await lockChange(tx, which.changeId)
      const choice = await findChoice(tx, which)
      if (!record || !change || choice?.state !== 'asked' || !isOnDate(record, change)) return
      const at = deps.clock.now()
      const riseCents = mayRaisePrice(startsOnOf(record), today) ? choice.riseCents : 0
      const isOver = riseCents === 0 && change.words === null && change.to === null
      const columns = isOver
        ? { riseCents, state: 'ended' as const, answeredAt: at }
        : { riseCents, ...columnsWhenTold(record, { change, choice }, at) }
      const moved = { change, choice: { ...choice, ...columns } }
      const isUnsent = isOver
        ? await withdrawChangeTold(tx, record, { change, choice })
        : await rewriteChangeTold(tx, deps, record, moved)
      if (!isUnsent) return
      await saveChoice(tx, choice, columns)
      if (riseCents !== choice.riseCents) await noteDroppedRise(tx, { change, choice }, at)
    }),
  )
}

/**
 * Takes back each small rise of a guest who had nothing to choose, and whose mail about it has not left 20 days before the retreat: it has no
 * effect by law. A task of the sweep.
 */
export async function dropUntoldRises(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const isTold = and(eq(changeChoices.state, 'told'), isNotNull(changeChoices.toldAt), isOpenOnDate)
  const unsent = await unsentChoices(deps, and(isTold, isTooLateToRise(today)))
  await forEachBooking(deps, unsent, 'a late price increase could not be dropped yet', (which) =>
    withCheckoutsClosed(deps, which.bookingId, async (tx, record) => {
      const change = await lockChange(tx, which.changeId)
      const choice = await findChoice(tx, which)
      if (!change || choice?.state !== 'told' || !isOnDate(record, change)) return
      if (!(await withdrawChangeTold(tx, record, { change, choice }))) return
      const at = deps.clock.now()
      await dropRise(tx, deps, record, choice.riseCents)
      await saveChoice(tx, choice, { riseCents: 0, state: 'ended', answeredAt: at })
      await noteDroppedRise(tx, { change, choice }, at)
    }),
  )
}

function isTooLateToRise(today: CalendarDay) {
  return and(gt(changeChoices.riseCents, 0), lt(retreats.startsOn, addDays(today, PRICE_RISE_DAYS_BEFORE)))
}

/** Choices of guests to whom a mail about a change has not left yet. */
async function unsentChoices({ db }: Deps, which: SQL | undefined) {
  return db
    .selectDistinct({ changeId: changeChoices.changeId, bookingId: changeChoices.bookingId })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .innerJoin(mails, and(eq(mails.bookingId, bookings.id), eq(mails.template, 'date-change')))
    .where(and(which, inArray(mails.state, ['queued', 'failed'])))
}

async function noteDroppedRise(tx: Transaction, { change, choice }: AskedChange, at: Date): Promise<void> {
  await recordHistory(tx, {
    at,
    by: { actor: 'site' },
    what: 'Price increase dropped: its email could not leave in time',
    from: `${formatCents(choice.riseCents)} more`,
    bookingId: choice.bookingId,
    retreatId: change.retreatId,
  })
}
