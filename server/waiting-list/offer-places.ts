import { eq } from 'drizzle-orm'
import { addDays } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { WaitingListView } from '#domain/contract/waiting-list-calls.ts'
import {
  fits,
  isFirstCome,
  isOffered,
  offerEnd,
  offerReminderAt,
  placesNeeded,
  placesText,
  sharePlaces,
  WAITING_OUTCOMES,
} from '#domain/place/waiting-list.ts'
import { balanceDueOn } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { FIRST_COME_DAYS } from '#domain/terms/deadlines.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { retreats, waitingEntries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { isUuid, type RetreatRow } from '#server/store/booking-record.ts'
import { countUnbooked } from '#server/store/free-places.ts'
import { isBookable, lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { endWaiting, isWaiting, waitingOn, type WaitingRow } from '#server/store/waiting-entries.ts'
import { mailedEntry, priceToday, sizeOf, stateOf } from './waiting-view.ts'

/**
 * Looks after the list of each date on which somebody waits: ends offers that ran out, reminds of those that are about to, offers free
 * places, tells everybody near the start, and closes the list of a date that takes no more bookings.
 */
export async function tendWaitingLists(deps: Deps): Promise<void> {
  const lists = await deps.db
    .selectDistinct({ retreatId: waitingEntries.retreatId })
    .from(waitingEntries)
    .where(isWaiting)
  for (const { retreatId } of lists) {
    try {
      await deps.db.transaction((tx) => tendList(tx, deps, retreatId))
    } catch (error) {
      deps.log.error({ err: error, retreatId }, 'a waiting list could not be looked after')
    }
  }
}

async function tendList(tx: Transaction, deps: Deps, retreatId: string): Promise<void> {
  const now = deps.clock.now()
  const retreat = await lockPlaces(tx, retreatId)
  if (!retreat) return
  const found = await waitingOn(tx, [retreatId])
  if (!(await isBookable(tx, deps, retreat))) return closeList(tx, deps, retreat, found)
  for (const { id } of found.filter((entry) => stateOf(entry, now) === 'lapsed'))
    await endWaiting(tx, id, 'lapsed', now)
  const entries = found.filter((entry) => stateOf(entry, now) !== 'lapsed')
  const ranked = (entry: WaitingRow) => ({
    ...mailedEntry(deps, entry, retreat),
    rank: entries.indexOf(entry) + 1,
  })
  for (const entry of entries) await remind(tx, deps, entry, ranked(entry))
  const { startsOn, waitingListPaused } = retreat
  const { next, onSale } = sharePlaces({ free: await countUnbooked(tx, retreat), entries, startsOn, now })
  if (!waitingListPaused)
    for (const entry of next) await offer(tx, deps, { entry, retreat, data: ranked(entry) })
  if (!isFirstCome(startsOn, now)) return
  for (const entry of entries.filter(({ offerUntil }) => offerUntil === null)) {
    const isFree = fits(placesNeeded(entry), onSale)
    if (isFree === (entry.toldAt !== null)) continue
    await update(tx, entry, { toldAt: isFree ? now : null })
    if (isFree) await queueMail(tx, deps, { template: 'waiting-free', to: entry.email, data: ranked(entry) })
  }
}

async function closeList(
  tx: Transaction,
  deps: Deps,
  retreat: RetreatRow,
  entries: readonly WaitingRow[],
): Promise<void> {
  for (const entry of entries) {
    await endWaiting(tx, entry.id, 'closed', deps.clock.now())
    const data = mailedEntry(deps, entry, retreat)
    await queueMail(tx, deps, { template: 'waiting-over', to: entry.email, data })
  }
}

type RankedEntry = ReturnType<typeof mailedEntry> & { rank: number }

async function remind(tx: Transaction, deps: Deps, entry: WaitingRow, data: RankedEntry): Promise<void> {
  const now = deps.clock.now()
  const { offeredAt, offerUntil, remindedAt } = entry
  if (!offeredAt || !offerUntil || remindedAt || offerReminderAt({ offeredAt, offerUntil }) > now) return
  await update(tx, entry, { remindedAt: now })
  await queueMail(tx, deps, {
    template: 'waiting-reminder',
    to: entry.email,
    data: { ...data, until: offerUntil.toISOString() },
  })
}

/** Holds the places of an entry for it, and emails it until when. */
async function offer(
  tx: Transaction,
  deps: Deps,
  { entry, retreat, data }: { entry: WaitingRow; retreat: RetreatRow; data: RankedEntry },
): Promise<void> {
  const now = deps.clock.now()
  const offerUntil = offerEnd(retreat.startsOn, now)
  const offerCents = await priceToday(tx, deps, entry)
  const depositCents = DEPOSIT_CENTS * sizeOf(entry)
  await update(tx, entry, { offeredAt: now, offerUntil, offerCents, toldAt: null, withdrawnAt: null })
  await queueMail(tx, deps, {
    template: 'waiting-offer',
    to: entry.email,
    data: {
      ...data,
      until: offerUntil.toISOString(),
      price: eurosFromCents(offerCents),
      deposit: eurosFromCents(depositCents),
      balance: eurosFromCents(offerCents - depositCents),
      balanceDueOn: balanceDueOn(retreat.startsOn, now),
    },
  })
}

async function update(tx: Transaction, { id }: WaitingRow, change: Partial<WaitingRow>): Promise<void> {
  await tx.update(waitingEntries).set(change).where(eq(waitingEntries.id, id))
}

/**
 * Offers free places to an entry for the operator, in turn or not; the date's history says who did. Problems: not-found, list-closed,
 * retreat-full; wrong-state unless it waits.
 */
export async function offerPlaces(deps: Deps, which: OperatorsEntry): Promise<WaitingListView> {
  return changeEntry(deps, which, async (tx, { entry, entries, retreat, data }) => {
    if (!entry || stateOf(entry, deps.clock.now()) !== 'waiting')
      throw wrongState('This person isn’t waiting any more, or has an offer already.')
    if (!(await isBookable(tx, deps, retreat))) throw new Problem('list-closed')
    if (!fits(placesNeeded(entry), await notOffered(tx, retreat, entries, deps.clock.now())))
      throw new Problem('retreat-full', {
        detail: `${labelOf(retreat)} doesn’t have ${placesText(entry)} to offer.`,
      })
    await offer(tx, deps, { entry, retreat, data })
    return `Offered ${placesText(entry)} to number ${data.rank} of the waiting list`
  })
}

/**
 * Withdraws a running offer for the operator: the places are for the next, and the entry keeps its rank, but only the operator offers places
 * to it again. It is emailed. Problems: not-found; wrong-state without an offer.
 */
export async function withdrawPlaces(deps: Deps, which: OperatorsEntry): Promise<WaitingListView> {
  return changeEntry(deps, which, async (tx, { entry, data }) => {
    if (!entry || stateOf(entry, deps.clock.now()) !== 'offered')
      throw wrongState('This person has no offer any more.')
    const over = { offeredAt: null, offerUntil: null, offerCents: null, remindedAt: null }
    await update(tx, entry, { ...over, withdrawnAt: deps.clock.now() })
    await queueMail(tx, deps, { template: 'waiting-withdrawn', to: entry.email, data })
    return `Withdrew the offer of ${placesText(entry)} to number ${data.rank} of the waiting list`
  })
}

interface OperatorsEntry {
  entryId: string
  by: Actor
}

/** Changes an entry under the lock of its date's places; `change` returns the line of the date's history. Problem: not-found. */
async function changeEntry(
  deps: Deps,
  { entryId, by }: OperatorsEntry,
  change: (
    tx: Transaction,
    found: {
      /** Undefined if it waits no longer. */
      entry: WaitingRow | undefined
      entries: readonly WaitingRow[]
      retreat: RetreatRow
      data: RankedEntry
    },
  ) => Promise<string>,
): Promise<WaitingListView> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const [found] = isUuid(entryId)
      ? await tx.select().from(waitingEntries).where(eq(waitingEntries.id, entryId))
      : []
    const retreat = found && (await lockPlaces(tx, found.retreatId))
    if (!retreat) throw new Problem('not-found')
    const entries = await waitingOn(tx, [retreat.id])
    const index = entries.findIndex(({ id }) => id === entryId)
    const entry = entries[index]
    const data = { ...mailedEntry(deps, entry ?? found, retreat), rank: index + 1 }
    const what = await change(tx, { entry, entries, retreat, data })
    await recordHistory(tx, { at, by, what, retreatId: retreat.id })
    return listView(tx, retreat, at)
  })
}

/** Returns the list of a date for the operator. Problem: not-found. */
export async function readWaitingList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  retreatId: string,
): Promise<WaitingListView> {
  const [retreat] = isUuid(retreatId)
    ? await db.select().from(retreats).where(eq(retreats.id, retreatId))
    : []
  if (!retreat) throw new Problem('not-found')
  return listView(db, retreat, clock.now())
}

async function listView(
  db: Database | Transaction,
  retreat: RetreatRow,
  now: Date,
): Promise<WaitingListView> {
  const rows = await db.select().from(waitingEntries).where(eq(waitingEntries.retreatId, retreat.id))
  const entries = (await waitingOn(db, [retreat.id])).filter((entry) => stateOf(entry, now) !== 'lapsed')
  const free = await notOffered(db, retreat, entries, now)
  return {
    entries: entries.map((entry, index) => ({
      ...pick(entry, ['id', 'firstName', 'email', 'kiters', 'nonKiters']),
      rank: index + 1,
      since: (entry.confirmedAt ?? entry.askedAt).toISOString(),
      offerUntil: entry.offerUntil?.toISOString() ?? null,
      isWithdrawn: entry.offerUntil === null && entry.withdrawnAt !== null,
      mayBeOffered: entry.offerUntil === null && fits(placesNeeded(entry), free),
    })),
    free: { kiters: free.kiter, nonKiters: free['non-kiter'] },
    ended: recordOf(
      WAITING_OUTCOMES,
      (outcome) => rows.filter((row) => stateOf(row, now) === outcome).length,
    ),
    firstComeFrom: addDays(retreat.startsOn, -FIRST_COME_DAYS),
  }
}

/** Returns the places that nobody has booked or been offered. */
async function notOffered(
  db: Database | Transaction,
  retreat: RetreatRow,
  entries: readonly WaitingRow[],
  now: Date,
) {
  const offered = entries.filter((entry) => isOffered(entry, now))
  const free = await countUnbooked(db, retreat)
  return sharePlaces({ free, entries: offered, startsOn: retreat.startsOn, now }).onSale
}
