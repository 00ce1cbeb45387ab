import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { risenPercent, weighChange, type Rise } from '#domain/change-choice.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import type { ChangedGuest, DateChange, GuestChange } from '#domain/date-change-calls.ts'
import { nameOrAddress } from '#domain/full-name.ts'
import { eurosFromCents, type Cents } from '#domain/money.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges } from '#server/db/schema.ts'
import { quoteOf, bookingRefund } from './booking-money.ts'
import { isBookingId, type BookingRecord } from './booking-record.ts'

export type ChangeRow = typeof dateChanges.$inferSelect
export type ChoiceRow = typeof changeChoices.$inferSelect

/** A change and what it asks of one guest. */
export interface AskedChange {
  change: ChangeRow
  choice: ChoiceRow
}

/** Where a guest is to choose: the place is held on that date, and the change stands. For a join of the three tables. */
export const isToChoose = and(
  eq(changeChoices.state, 'asked'),
  isNull(dateChanges.takenBackAt),
  isNotNull(bookings.placeNumber),
  eq(bookings.retreatId, dateChanges.retreatId),
)

/** And has been told so. */
export const waitsForChoice = and(isToChoose, isNotNull(changeChoices.toldAt))

/** Whether a booking holds a place on the date that a change is about. */
export function isOnDate({ booking }: BookingRecord, change: Pick<ChangeRow, 'retreatId'>): boolean {
  return holdsPlace(booking.status) && booking.retreatId === change.retreatId
}

/** The figures of a rise for one booking; one without a price of its own cannot rise. */
export function riseOf({ booking }: BookingRecord, riseCents: Cents): Rise {
  const quote = quoteOf(booking)
  if (!quote) return { agreedCents: 0, raisedCents: 0, riseCents: 0 }
  const { totalCents, raisedCents } = quote
  return { agreedCents: totalCents - raisedCents, raisedCents, riseCents }
}

/** What a change asks of a booking. */
export function weighFor(
  record: BookingRecord,
  { words, riseCents }: Pick<ChangeRow, 'words' | 'riseCents'>,
) {
  return weighChange({ ...riseOf(record, riseCents), hasWords: words !== null })
}

/** A change under its lock, so that it is not taken back while somebody chooses; null where there is none. Take the booking's lock before it. */
export async function lockChange(tx: Transaction, id: string): Promise<ChangeRow | null> {
  if (!isBookingId(id)) return null
  const [change] = await tx.select().from(dateChanges).where(eq(dateChanges.id, id)).for('update')
  return change ?? null
}

export async function findChoice(
  tx: Transaction,
  { changeId, bookingId }: Pick<ChoiceRow, 'changeId' | 'bookingId'>,
): Promise<ChoiceRow | null> {
  const [choice] = await tx
    .select()
    .from(changeChoices)
    .where(and(eq(changeChoices.changeId, changeId), eq(changeChoices.bookingId, bookingId)))
  return choice ?? null
}

export async function saveChoice(
  tx: Transaction,
  { changeId, bookingId }: Pick<ChoiceRow, 'changeId' | 'bookingId'>,
  fields: Partial<Omit<ChoiceRow, 'changeId' | 'bookingId'>>,
): Promise<ChoiceRow> {
  const [choice] = await tx
    .update(changeChoices)
    .set(fields)
    .where(and(eq(changeChoices.changeId, changeId), eq(changeChoices.bookingId, bookingId)))
    .returning()
  if (!choice) throw new Error('a choice vanished inside its own transaction')
  return choice
}

/** What a booking's guest was told of changes, newest first. */
export async function changesToldOf(db: Database | Transaction, bookingId: string): Promise<AskedChange[]> {
  return db
    .select({ change: dateChanges, choice: changeChoices })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .where(and(eq(changeChoices.bookingId, bookingId), isNotNull(changeChoices.toldAt)))
    .orderBy(desc(dateChanges.announcedAt), desc(dateChanges.id))
}

/** The changes of a date, newest first. */
export async function changesOf(db: Database | Transaction, retreatId: string): Promise<ChangeRow[]> {
  return db
    .select()
    .from(dateChanges)
    .where(eq(dateChanges.retreatId, retreatId))
    .orderBy(desc(dateChanges.announcedAt), desc(dateChanges.id))
}

/** What a change asks of each guest. */
export async function choicesOf(db: Database | Transaction, changeId: string): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(changeChoices)
    .where(eq(changeChoices.changeId, changeId))
    .orderBy(asc(changeChoices.bookingId))
}

/** What leaving over a change gives back of a booking's money now. */
export function refundOfLeaving(record: BookingRecord) {
  return bookingRefund('change_refused', record)
}

function changeFields({ id, words, riseCents, riseReason, chooseBy, announcedAt }: ChangeRow) {
  return {
    id,
    words,
    rise: eurosFromCents(riseCents),
    riseReason,
    chooseBy,
    announcedAt: announcedAt.toISOString(),
  }
}

/** A change as its guest reads it. */
export function presentToGuest(record: BookingRecord, { change, choice }: AskedChange): GuestChange {
  const { amountCents, ifArrivesCents } = refundOfLeaving(record)
  return {
    ...changeFields(change),
    // A booking of the older list has no price that could rise.
    rise: eurosFromCents(choice.riseCents),
    // A choice over a place that is gone is none.
    state: choice.state === 'asked' && !isOnDate(record, change) ? 'ended' : choice.state,
    risePercent: risenPercent(choice),
    answeredAt: choice.answeredAt?.toISOString() ?? null,
    back: eurosFromCents(amountCents),
    backIfArrives: eurosFromCents(ifArrivesCents),
  }
}

/** A change as the operator sees it, with what each guest has chosen. */
export function presentChange(
  change: ChangeRow,
  asked: readonly { record: BookingRecord; choice: ChoiceRow }[],
): DateChange {
  return {
    ...changeFields(change),
    takenBackAt: change.takenBackAt?.toISOString() ?? null,
    mayTakeBack:
      change.takenBackAt === null &&
      asked.some(({ choice }) => choice.state === 'asked') &&
      asked.every(({ choice }) => isUnchosen(choice)),
    guests: asked
      .map(({ record, choice }) => guestOf(record, change, choice))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** Nobody rests on it yet: it is asked, or the place was given up for another reason. */
export function isUnchosen({ state }: Pick<ChoiceRow, 'state'>): boolean {
  return state === 'asked' || state === 'ended'
}

function guestOf(record: BookingRecord, change: ChangeRow, choice: ChoiceRow): ChangedGuest {
  return {
    leadId: record.booking.id,
    name: nameOrAddress(record.booking, 'No name'),
    state: choice.state === 'asked' && !isOnDate(record, change) ? 'ended' : choice.state,
    rise: eurosFromCents(choice.riseCents),
    risePercent: risenPercent(choice),
    answeredAt: choice.answeredAt?.toISOString() ?? null,
    back: eurosFromCents(refundOfLeaving(record).amountCents),
  }
}
