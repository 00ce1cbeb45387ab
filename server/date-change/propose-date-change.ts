import { and, eq } from 'drizzle-orm'
import { banjulDay, formatDay, hoursAfter, type CalendarDay } from '#domain/base/dates.ts'
import type { Operator } from '#domain/booking/history.ts'
import type { ChangeAnnouncement } from '#domain/contract/date-change-calls.ts'
import { Problem, fieldProblem, wrongState } from '#domain/contract/problem.ts'
import type { ChangeKind } from '#domain/date-change/change-choice.ts'
import { hasStarted, labelOf } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { bookingsOn, loadRetreat, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import {
  changesOf,
  isToChoose,
  loadChange,
  newChoice,
  type ChangeRow,
  type ChoiceRow,
  loadChoices,
} from '#server/store/date-change-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { announceToGuests } from './announce-change.ts'
import { checkedDays, choiceDeadline, newDays, replaceDate, type WantedDays } from './change-days.ts'
import { guestsOfChange, presentAnnouncement } from './present-change.ts'

/** A change to announce: other days, changed terms in words, or both. */
interface Announcement {
  /** With only a first day, the retreat keeps its length. */
  days: WantedDays
  words: string | null
  /** Last day to choose. The earliest lawful one if undefined. */
  chooseBy: CalendarDay | undefined
}

/** Hours within which the same announcement is a repeat, so that a second click asks nobody twice. */
const SAME_HOURS = 24

/**
 * Announces a change to every guest of a retreat; a dry run returns what it would do. The change and one row per guest are saved under the
 * lock of the places, so that nobody joins or leaves unnoticed; then each guest is told in a separate transaction, and after a crash the
 * sweep tells the rest. Other days become a new retreat, on sale at once in place of this one, with a place held for each guest until they
 * answer. Problems: not-found, retreat-cancelled, retreat-started, retreat-exists, invalid-fields; wrong-state while guests still choose
 * about an earlier change, if the retreat has no guests, or if no week is left to choose (decision 0172).
 */
export async function proposeDateChange(
  deps: Deps,
  input: Announcement & { retreatId: string; dryRun: boolean; by: Operator },
): Promise<ChangeAnnouncement> {
  if (input.dryRun) return preview(deps, input)
  const change = await deps.db.transaction((tx) => saveChange(tx, deps, input))
  await announceToGuests(deps, change.id, input.by)
  return presentAnnouncement(deps, change, await guestsOfChange(deps.db, change))
}

async function preview(deps: Deps, input: Announcement & { retreatId: string }): Promise<ChangeAnnouncement> {
  const retreat = await loadRetreat(deps.db, input.retreatId)
  const { from, to, guests, ...values } = await checkedChange(deps.db, deps, retreat, input)
  const asked = guests.map((record) => ({ record, choice: choiceFor(record, values) }))
  const change = { ...values, from, to: to && { ...from, ...to }, toRetreatId: null, statusBefore: null }
  return presentAnnouncement(deps, { ...change, id: 'dry-run', takenBackAt: null, device: '' }, asked)
}

async function saveChange(
  tx: Transaction,
  deps: Deps,
  input: Announcement & { retreatId: string; by: Operator },
): Promise<ChangeRow> {
  const retreat = await lockPlaces(tx, input.retreatId)
  const now = deps.clock.now()
  const again = await sameChange(tx, input, now)
  if (again) return again
  const { from, to, guests, ...values } = await checkedChange(tx, deps, retreat, input)
  const moved = to && (await replaceDate(tx, from, to, now))
  const [row] = await tx
    .insert(dateChanges)
    .values({ ...values, device: input.by.device, ...moved })
    .returning({ id: dateChanges.id })
  const change = row && (await loadChange(tx, row.id))
  if (!change) throw new Error('the database did not take a change')
  await tx
    .insert(changeChoices)
    .values(guests.map((record) => ({ ...choiceFor(record, values), changeId: change.id })))
  const entry = { at: now, by: input.by, what: 'Change announced', to: historyText(change) }
  await recordHistory(tx, { ...entry, retreatId: input.retreatId })
  if (moved) await recordHistory(tx, { ...entry, retreatId: moved.toRetreatId })
  return change
}

function historyText({ to, words, chooseBy }: ChangeRow): string {
  return [to && `new days ${labelOf(to)}`, words, `guests choose until ${formatDay(chooseBy)}`]
    .filter(Boolean)
    .join('; ')
}

async function sameChange(
  tx: Transaction,
  { retreatId, words, days }: Announcement & { retreatId: string },
  now: Date,
): Promise<ChangeRow | null> {
  const since = hoursAfter(now, -SAME_HOURS)
  const recent = (await changesOf(tx, retreatId)).filter(
    ({ takenBackAt, announcedAt }) => takenBackAt === null && announcedAt > since,
  )
  return (
    recent.find((each) => {
      const wanted = newDays(each.from, days)
      return (
        each.kind !== 'other_date' &&
        each.words === words &&
        (each.to?.startsOn ?? each.from.startsOn) === wanted.startsOn &&
        (each.to?.endsOn ?? each.from.endsOn) === wanted.endsOn
      )
    }) ?? null
  )
}

/** Returns the change as it would be saved, and its guests. Throws if the law or the calendar does not allow it. */
async function checkedChange(
  db: Database | Transaction,
  { clock }: Pick<Deps, 'clock'>,
  retreat: RetreatRow | null,
  input: Announcement,
) {
  if (!retreat) throw new Problem('not-found')
  const announcedAt = clock.now()
  const today = banjulDay(announcedAt)
  if (retreat.status === 'cancelled') throw new Problem('retreat-cancelled')
  if (hasStarted(retreat, today)) {
    throw new Problem('retreat-started', {
      detail: `${labelOf(retreat)} has started. Agree on any refund with each guest, then make it on the guest’s page.`,
    })
  }
  const { words } = input
  const to = await checkedDays(db, retreat, input.days)
  if (to === null && words === null) {
    throw input.days.startsOn || input.days.endsOn
      ? fieldProblem('startsOn', 'The retreat already has these days. Choose others')
      : fieldProblem('words', 'Say what changes')
  }
  await assertNoneOpen(db, retreat.id)
  const guests = await bookingsOn(db, retreat.id)
  if (guests.length === 0) throw wrongState('No one has booked this date. Edit its days instead.')
  const kind: ChangeKind = to ? 'days' : 'terms'
  const firstDay = to && to.startsOn < retreat.startsOn ? to.startsOn : retreat.startsOn
  return {
    guests,
    from: retreat,
    to,
    kind,
    retreatId: retreat.id,
    words,
    chooseBy: choiceDeadline(firstDay, today, input.chooseBy),
    announcedAt,
  }
}

async function assertNoneOpen(db: Database | Transaction, retreatId: string): Promise<void> {
  const open = await loadChoices(db, and(isToChoose, eq(dateChanges.retreatId, retreatId)))
  if (open.length === 0) return
  throw wrongState(
    'Guests are still answering an earlier change of this date. Wait until their time is up, or withdraw it first.',
  )
}

/** The new retreat has the same places with the same numbers. */
function choiceFor(record: BookingRecord, { kind }: Pick<ChangeRow, 'kind'>): ChoiceRow {
  return newChoice(record, kind === 'days' ? record.booking.placeNumber : null)
}
