import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { choiceDeadlines } from '#domain/change-choice.ts'
import type { ChangeAnnouncement } from '#domain/date-change-calls.ts'
import { banjulDay, formatDay, hoursAfter, type CalendarDay } from '#domain/dates.ts'
import type { Actor } from '#domain/history.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { lastPriceRiseDay, mayRaisePrice, PRICE_RISE_DAYS_BEFORE } from '#domain/price-rise.ts'
import { Problem } from '#domain/problem.ts'
import { hasStarted, labelOf } from '#domain/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  isBookingId,
  loadBookings,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import {
  riseOf,
  isToChoose,
  weighFor,
  type ChangeRow,
  type ChoiceRow,
} from '#server/store/date-change-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { askedOf, presentAnnouncement } from './present-change.ts'
import { tellGuestsOf } from './tell-of-change.ts'

/** What is announced: words, a rise with its reason, or both. */
interface Announcement {
  words: string | null
  riseCents: Cents
  riseReason: string | null
  /** The earliest lawful day where none is named. */
  chooseBy: CalendarDay | undefined
}

/** The same words and figures within so many hours are the same announcement: a second click raises nothing twice. */
const SAME_HOURS = 24

/**
 * Announces a change of a date to all who hold a place on it, or says what that would do. The change itself is written first, with one
 * row a guest, under the lock of the places, so that nobody joins or leaves unseen; then each guest is told in a transaction of their own.
 * Whoever has been told is passed over when it is called again, so it can stop anywhere; what a crash leaves undone the sweep goes on
 * with (decision 0172). Problems: not-found, retreat-cancelled, retreat-started, invalid-fields, and wrong-state
 * while guests still choose over an earlier change, where nobody is asked, and where there is no week left to choose.
 */
export async function announceChange(
  deps: Deps,
  input: Announcement & { retreatId: string; dryRun: boolean; by: Actor },
): Promise<ChangeAnnouncement> {
  if (!isBookingId(input.retreatId)) throw new Problem('not-found')
  if (input.dryRun) return preview(deps, input)
  const change = await deps.db.transaction((tx) => keepChange(tx, deps, input))
  await tellGuestsOf(deps, change.id, input.by)
  return presentAnnouncement(deps, change, await askedOf(deps.db, change))
}

async function preview(deps: Deps, input: Announcement & { retreatId: string }): Promise<ChangeAnnouncement> {
  const [retreat] = await deps.db.select().from(retreats).where(eq(retreats.id, input.retreatId))
  const guests = await guestsOf(deps.db, input.retreatId)
  const change = await checkedChange(deps.db, deps, { input, retreat, guests })
  const asked = guests.flatMap((record) => {
    const choice = choiceFor(record, change)
    return choice ? [{ record, choice }] : []
  })
  return presentAnnouncement(deps, { ...change, id: 'dry-run', takenBackAt: null, device: '' }, asked)
}

async function keepChange(
  tx: Transaction,
  deps: Deps,
  input: Announcement & { retreatId: string; by: Actor },
): Promise<ChangeRow> {
  const retreat = await lockPlaces(tx, input.retreatId)
  const now = deps.clock.now()
  const again = await sameChange(tx, input, now)
  if (again) return again
  const guests = await guestsOf(tx, input.retreatId)
  const values = await checkedChange(tx, deps, { input, retreat: retreat ?? undefined, guests })
  const device = input.by.actor === 'operator' ? input.by.device : ''
  const choices = guests.flatMap((record) => choiceFor(record, values) ?? [])
  if (choices.length === 0) {
    throw new Problem('wrong-state', { detail: 'Nobody holds a place on this date whom it would concern.' })
  }
  const [change] = await tx
    .insert(dateChanges)
    .values({ ...values, device })
    .returning()
  if (!change) throw new Error('the database did not take a change')
  await tx.insert(changeChoices).values(choices.map((choice) => ({ ...choice, changeId: change.id })))
  await recordHistory(tx, {
    at: now,
    by: input.by,
    what: 'Change announced',
    to: historyText(change),
    retreatId: input.retreatId,
  })
  return change
}

function historyText({ words, riseCents, chooseBy }: ChangeRow): string {
  return [
    words,
    riseCents > 0 && `${formatCents(riseCents)} more a guest`,
    chooseBy !== null && `guests choose until ${formatDay(chooseBy)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

async function sameChange(
  tx: Transaction,
  { retreatId, words, riseCents, riseReason }: Announcement & { retreatId: string },
  now: Date,
): Promise<ChangeRow | null> {
  const since = hoursAfter(now, -SAME_HOURS)
  const recent = await tx
    .select()
    .from(dateChanges)
    .where(
      and(
        eq(dateChanges.retreatId, retreatId),
        isNull(dateChanges.takenBackAt),
        gt(dateChanges.announcedAt, since),
      ),
    )
  return (
    recent.find(
      (each) => each.words === words && each.riseCents === riseCents && each.riseReason === riseReason,
    ) ?? null
  )
}

/** The change as it would be kept; refuses what the law or the calendar does not let happen. */
async function checkedChange(
  db: Database | Transaction,
  { clock }: Pick<Deps, 'clock'>,
  {
    input,
    retreat,
    guests,
  }: { input: Announcement; retreat: RetreatRow | undefined; guests: readonly BookingRecord[] },
) {
  if (!retreat) throw new Problem('not-found')
  const announcedAt = clock.now()
  const today = banjulDay(announcedAt)
  if (retreat.status === 'cancelled') throw new Problem('retreat-cancelled')
  if (hasStarted(retreat, today)) {
    throw new Problem('retreat-started', {
      detail: `${labelOf(retreat)} has begun. Speak with each guest, and give back what you agree on from their own page.`,
    })
  }
  const { words, riseCents, riseReason } = input
  if (words === null && riseCents === 0)
    throw fieldProblem('words', 'Say what changes, or by how much the price rises')
  if (riseCents > 0 && riseReason === null) {
    throw fieldProblem('riseReason', 'Say why the price rises, and how it is reckoned: the law asks for it')
  }
  if (riseCents > 0 && !mayRaisePrice(retreat.startsOn, today)) {
    throw fieldProblem(
      'rise',
      `No price may rise later than ${PRICE_RISE_DAYS_BEFORE} days before: the last day was ${formatDay(lastPriceRiseDay(retreat.startsOn))}`,
    )
  }
  await assertNoneOpen(db, retreat.id)
  const hasChoice = guests.some((record) => weighFor(record, { words, riseCents }) === 'asked')
  return {
    retreatId: retreat.id,
    words,
    riseCents,
    riseReason: riseCents > 0 ? riseReason : null,
    chooseBy: hasChoice ? deadlineOf(retreat, today, input.chooseBy) : null,
    announcedAt,
  }
}

function deadlineOf(retreat: RetreatRow, today: CalendarDay, wanted: CalendarDay | undefined): CalendarDay {
  const days = choiceDeadlines(retreat.startsOn, today)
  if (!days) {
    throw new Problem('wrong-state', {
      detail:
        'There is no week left in which guests could choose. Speak with each of them, or cancel the date.',
    })
  }
  const chooseBy = wanted ?? days.from
  if (chooseBy >= days.from && chooseBy <= days.to) return chooseBy
  throw fieldProblem('chooseBy', `Choose a day from ${formatDay(days.from)} to ${formatDay(days.to)}`)
}

async function assertNoneOpen(db: Database | Transaction, retreatId: string): Promise<void> {
  const [open] = await db
    .select({ id: dateChanges.id })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(and(isToChoose, eq(dateChanges.retreatId, retreatId)))
    .limit(1)
  if (!open) return
  throw new Problem('wrong-state', {
    detail:
      'Guests still choose over an earlier change of this date. Wait until its last day, or take it back first.',
  })
}

function fieldProblem(field: string, message: string): Problem {
  return new Problem('invalid-fields', { errors: [{ field, message }] })
}

/** The choice that a change puts before a booking; null where it does not concern it. */
function choiceFor(
  record: BookingRecord,
  change: Pick<ChangeRow, 'words' | 'riseCents' | 'announcedAt'>,
): ChoiceRow | null {
  const state = weighFor(record, change)
  if (state === 'none') return null
  return {
    changeId: '',
    bookingId: record.booking.id,
    state,
    ...riseOf(record, change.riseCents),
    toldAt: null,
    chooseBy: null,
    remindedAt: null,
    answeredAt: state === 'told' ? change.announcedAt : null,
  }
}

/** Whoever holds a place on the date. */
async function guestsOf(db: Database | Transaction, retreatId: string): Promise<BookingRecord[]> {
  return loadBookings(db, and(eq(bookings.retreatId, retreatId), isNotNull(bookings.placeNumber)))
}
