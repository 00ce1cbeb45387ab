import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { moveNews, type OpenMove } from '#domain/date-change/announced-change.ts'
import { lastDayToChoose, SILENCE, silenceAccepts } from '#domain/date-change/change-choice.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { RETREAT_RULE, type CancellationRule } from '#domain/terms/cancellation-terms.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import { bookingRefund } from './booking-money.ts'
import { isUuid, type BookingRecord, type RetreatRow } from './booking-record.ts'

/** A change with its retreat, and the retreat offered instead if there is one. */
export type ChangeRow = typeof dateChanges.$inferSelect & { from: RetreatRow; to: RetreatRow | null }
export type ChoiceRow = typeof changeChoices.$inferSelect

/** A change and the choice of one guest about it. */
export interface AskedChange {
  change: ChangeRow
  choice: ChoiceRow
}

/** One guest of a change, with the present booking. */
export interface AskedGuest {
  record: BookingRecord
  choice: ChoiceRow
}

/** Bookings that hold a place on the retreat of a change that was not withdrawn. Requires a join of the three tables. */
const isOpenOnDate = and(
  isNull(dateChanges.takenBackAt),
  isNotNull(bookings.placeNumber),
  eq(bookings.retreatId, dateChanges.retreatId),
)

/** Bookings of `isOpenOnDate` whose guest has to choose. */
export const isToChoose = and(eq(changeChoices.state, 'asked'), isOpenOnDate)

/** Bookings of `isToChoose` whose guest was told so. */
export const waitsForChoice = and(isToChoose, isNotNull(changeChoices.notifiedAt))

/** Returns the last day, in Banjul, on which a guest can choose. */
export function lastDayOf({ change, choice }: AskedChange): CalendarDay {
  return choice.chooseBy ?? change.chooseBy
}

/** `lastDayOf` in SQL, for a join of the two tables. */
export const lastDaySql = sql<CalendarDay>`coalesce(${changeChoices.chooseBy}, ${dateChanges.chooseBy})`

/** Returns the columns of a choice whose guest is told, or told again: they have a week to choose from then on. */
export function columnsWhenNotified(
  { retreat }: BookingRecord,
  { change, choice }: AskedChange,
  at: Date,
): Pick<ChoiceRow, 'notifiedAt' | 'chooseBy'> {
  const lastDay = lastDayOf({ change, choice })
  if (retreat === null) return { notifiedAt: at, chooseBy: null }
  const chooseBy = lastDayToChoose({ startsOn: retreat.startsOn, chooseBy: lastDay }, banjulDay(at))
  return { notifiedAt: at, chooseBy: chooseBy === change.chooseBy ? null : chooseBy }
}

/** True if silence counts as acceptance. False for a guest who was told less than a week before the last day. */
export function acceptsBySilence(asked: AskedChange): boolean {
  const { notifiedAt } = asked.choice
  if (SILENCE[asked.change.kind] !== 'accepts' || notifiedAt === null) return false
  return silenceAccepts(lastDayOf(asked), banjulDay(notifiedAt))
}

/** True if a booking holds a place on the retreat of a change. */
export function isOnDate({ booking }: BookingRecord, change: Pick<ChangeRow, 'retreatId'>): boolean {
  return holdsPlace(booking.status) && booking.retreatId === change.retreatId
}

/** Returns a guest's choice about a change that is yet to be announced; its change is named when it is saved. */
export function newChoice({ booking }: BookingRecord, heldPlace: number | null): ChoiceRow {
  const untold = { chooseBy: null, notifiedAt: null, remindedAt: null, answeredAt: null }
  return { changeId: '', bookingId: booking.id, state: 'asked', heldPlace, ...untold }
}

const toRetreats = alias(retreats, 'to_retreats')

/** Returns changes with their retreats, newest first. */
async function loadChanges(db: Database | Transaction, where: SQL | undefined): Promise<ChangeRow[]> {
  const rows = await db
    .select({ change: dateChanges, from: retreats, to: toRetreats })
    .from(dateChanges)
    .innerJoin(retreats, eq(retreats.id, dateChanges.retreatId))
    .leftJoin(toRetreats, eq(toRetreats.id, dateChanges.toRetreatId))
    .where(where)
    .orderBy(desc(dateChanges.announcedAt), desc(dateChanges.id))
  return rows.map(({ change, from, to }) => ({ ...change, from, to }))
}

/** Returns a change, or null if the id is unknown. */
export async function loadChange(db: Database | Transaction, id: string): Promise<ChangeRow | null> {
  return (await loadChanges(db, eq(dateChanges.id, id)))[0] ?? null
}

/** Locks and returns a change, so that it cannot be withdrawn while somebody chooses. Null if unknown. Lock the booking before. */
export async function lockChange(tx: Transaction, id: string): Promise<ChangeRow | null> {
  if (!isUuid(id)) return null
  await tx.select({ id: dateChanges.id }).from(dateChanges).where(eq(dateChanges.id, id)).for('update')
  return loadChange(tx, id)
}

async function findChoice(
  tx: Transaction,
  { changeId, bookingId }: Pick<ChoiceRow, 'changeId' | 'bookingId'>,
): Promise<ChoiceRow | null> {
  const [choice] = await tx
    .select()
    .from(changeChoices)
    .where(and(eq(changeChoices.changeId, changeId), eq(changeChoices.bookingId, bookingId)))
  return choice ?? null
}

/** Locks a change and returns it with the choice of a booking whose lock is held. Null if there is none. */
export async function lockChangeOfBooking(
  tx: Transaction,
  which: Pick<ChoiceRow, 'changeId' | 'bookingId'>,
): Promise<AskedChange | null> {
  const change = await lockChange(tx, which.changeId)
  const choice = change && (await findChoice(tx, which))
  return change && choice ? { change, choice } : null
}

/** Saves the answer of a guest. Requires the booking's lock. */
export async function saveChoice(
  tx: Transaction,
  { changeId, bookingId, ...columns }: ChoiceRow,
): Promise<void> {
  await tx
    .update(changeChoices)
    .set(columns)
    .where(and(eq(changeChoices.changeId, changeId), eq(changeChoices.bookingId, bookingId)))
}

/** Returns choices by booking. `which` may also name their changes, bookings and retreats. */
export async function loadChoices(db: Database | Transaction, which: SQL | undefined): Promise<ChoiceRow[]> {
  const rows = await db
    .select({ choice: changeChoices })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(which)
    .orderBy(changeChoices.bookingId, changeChoices.changeId)
  return rows.map(({ choice }) => choice)
}

/** Returns the changes that a booking's guest was told about, newest first. */
export async function notifiedChangesOf(
  db: Database | Transaction,
  bookingId: string,
): Promise<AskedChange[]> {
  const isNotified = and(eq(changeChoices.bookingId, bookingId), isNotNull(changeChoices.notifiedAt))
  return loadAsked(db, isNotified)
}

/** Returns changes on which a booking's guest has to choose, oldest first. */
export async function openChangesOf(
  db: Database | Transaction,
  { booking }: BookingRecord,
): Promise<AskedChange[]> {
  const isOpen = and(eq(changeChoices.bookingId, booking.id), isToChoose)
  return (await loadAsked(db, isOpen)).toReversed()
}

/** Returns the oldest change that a guest was told of and may still refuse by cancelling with a full refund; null if there is none. */
export async function refusableChange(
  db: Database | Transaction,
  record: BookingRecord,
): Promise<AskedChange | null> {
  const open = await openChangesOf(db, record)
  return open.find(({ choice }) => choice.notifiedAt !== null) ?? null
}

/** Throws wrong-state for an order or payment while the booked days are no longer available and the guest may still choose others. */
export async function assertNoMoveToChoose(db: Database | Transaction, record: BookingRecord): Promise<void> {
  const move = await openMoveOf(db, record)
  if (!move) return
  throw wrongState(`${moveNews(move)} Please choose on your dashboard first. Nothing was charged.`)
}

/** Returns the other days or retreat that a guest may still choose, or null. */
export async function openMoveOf(
  db: Database | Transaction,
  record: BookingRecord,
): Promise<OpenMove | null> {
  for (const { change } of await openChangesOf(db, record)) {
    const move = moveOf(change)
    if (move) return move
  }
  return null
}

/** Returns the other days or retreat of a change, or null if it changes only the terms. */
export function moveOf({ kind, from, to }: ChangeRow): OpenMove | null {
  return to !== null && kind !== 'terms' ? { kind, from: labelOf(from), to: labelOf(to) } : null
}

/** Returns choices with their changes, newest change first. `which` is as for `loadChoices`. */
export async function loadAsked(db: Database | Transaction, which: SQL | undefined): Promise<AskedChange[]> {
  const choices = await loadChoices(db, which)
  const ids = choices.map(({ changeId }) => changeId)
  const changes = ids.length === 0 ? [] : await loadChanges(db, inArray(dateChanges.id, ids))
  return changes.flatMap((change) =>
    choices.filter(({ changeId }) => changeId === change.id).map((choice) => ({ change, choice })),
  )
}

/** Returns the changes of a retreat, newest first. */
export async function changesOf(db: Database | Transaction, retreatId: string): Promise<ChangeRow[]> {
  return loadChanges(db, eq(dateChanges.retreatId, retreatId))
}

/** Returns the rule by which a guest cancels because of a change. A cancelled retreat has a rule of its own; both refund everything. */
export function changeRefusalRule({ kind }: Pick<ChangeRow, 'kind'>): CancellationRule {
  return kind === 'other_date' ? RETREAT_RULE : 'change_refused'
}

/** Returns what cancelling because of a change refunds now. */
export function changeRefusalRefund(record: BookingRecord) {
  return bookingRefund('change_refused', record)
}

/** True if nothing depends on this choice: it is unanswered, or the place was given up for another reason. */
export function isUnanswered({ state }: Pick<ChoiceRow, 'state'>): boolean {
  return state === 'asked' || state === 'ended'
}
