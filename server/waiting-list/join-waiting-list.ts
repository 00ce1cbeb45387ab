import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { WaitingEntryView, WaitingListForm } from '#domain/contract/waiting-list-calls.ts'
import { fits, isOffered, placesNeeded } from '#domain/place/waiting-list.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { waitingEntries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { isOwnAddress } from '#server/mail/typed-address.ts'
import type { RetreatRow } from '#server/store/booking-record.ts'
import { countOnSale } from '#server/store/free-places.ts'
import { isBookable, lockPlaces } from '#server/store/places.ts'
import { endWaiting, findWaiting, waitingOn, type WaitingRow } from '#server/store/waiting-entries.ts'
import { mailedEntry, stateOf, viewOfEntry } from './waiting-view.ts'

/** What an entry has before it is confirmed. */
const NOT_CONFIRMED = {
  confirmedAt: null,
  offeredAt: null,
  offerUntil: null,
  withdrawnAt: null,
  offerCents: null,
  remindedAt: null,
  toldAt: null,
  endedAt: null,
  outcome: null,
}

/**
 * Stores who wants to wait for places on a full date, and emails the link that confirms it. An address that waits already gets its rank
 * instead, so that the answer tells nobody who waits. Returns whether the email is sent. Problems: places-free, list-closed.
 */
export async function joinWaitingList(
  deps: Deps,
  form: Omit<WaitingListForm, 'selectedDate'>,
  { retreatId, user }: { retreatId: string | null; user: User | null },
): Promise<boolean> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const retreat = retreatId === null ? null : await lockPlaces(tx, retreatId)
    if (!retreat || !(await isBookable(tx, deps, retreat))) throw listClosed()
    await assertFull(tx, retreat, form, now)
    const asked = { ...form, askedAt: now, retreatId: retreat.id }
    await tx
      .insert(waitingEntries)
      .values(asked)
      .onConflictDoUpdate({
        target: [waitingEntries.retreatId, waitingEntries.email],
        set: { ...asked, ...NOT_CONFIRMED },
        setWhere: sql`${waitingEntries.confirmedAt} is null or ${waitingEntries.endedAt} is not null`,
      })
    const [entry] = await tx
      .select()
      .from(waitingEntries)
      .where(and(eq(waitingEntries.retreatId, retreat.id), eq(waitingEntries.email, form.email)))
    if (!entry) throw new Error('a waiting entry was not written down')
    const data = mailedEntry(deps, entry, retreat)
    const mail = {
      to: form.email,
      ...(!isOwnAddress(user, form.email) && { typed: 'not-sent' as const }),
    }
    return entry.confirmedAt === null
      ? queueMail(tx, deps, { ...mail, template: 'waiting-asked', data })
      : queueMail(tx, deps, {
          ...mail,
          template: 'waiting-confirmed',
          data: { ...data, rank: await rankOf(tx, entry) },
        })
  })
}

/**
 * Confirms an entry by its emailed link: that instant is its rank. A repeat changes nothing; an entry that has ended joins again at the end.
 * Problems: not-found, list-closed; places-free for who joins again.
 */
export async function confirmWaiting(deps: Deps, token: string): Promise<WaitingEntryView> {
  return withEntry(deps, token, async ({ tx, entry, retreat, now }) => {
    const state = stateOf(entry, now)
    if (state === 'waiting' || state === 'offered') return viewOfEntry(tx, deps, { entry, retreat })
    if (!(await isBookable(tx, deps, retreat))) throw listClosed()
    if (state !== 'asked') await assertFull(tx, retreat, entry, now)
    const confirmed = { ...entry, ...NOT_CONFIRMED, confirmedAt: now }
    await tx.update(waitingEntries).set(confirmed).where(eq(waitingEntries.id, entry.id))
    await queueMail(tx, deps, {
      template: 'waiting-confirmed',
      to: entry.email,
      data: { ...mailedEntry(deps, entry, retreat), rank: await rankOf(tx, entry) },
    })
    return viewOfEntry(tx, deps, { entry: confirmed, retreat })
  })
}

/** Returns an entry by its emailed link. Problem: not-found. */
export async function readWaiting(deps: Deps, token: string): Promise<WaitingEntryView> {
  return withEntry(deps, token, ({ tx, entry, retreat }) => viewOfEntry(tx, deps, { entry, retreat }))
}

/** Lets an entry wait for other places; its rank stays. Problems: not-found; wrong-state if it has an offer or has ended. */
export async function changeWaiting(
  deps: Deps,
  token: string,
  wanted: { kiters: number; nonKiters: number },
): Promise<WaitingEntryView> {
  return withEntry(deps, token, async ({ tx, entry, retreat, now }) => {
    if (stateOf(entry, now) !== 'waiting')
      throw wrongState('You can change the places only while you wait. Please reload the page.')
    const changed = { ...entry, ...wanted, toldAt: null }
    await tx.update(waitingEntries).set(changed).where(eq(waitingEntries.id, entry.id))
    return viewOfEntry(tx, deps, { entry: changed, retreat })
  })
}

/** Deletes an entry with its address; what it was offered is free for the next. Problem: not-found. */
export async function leaveWaitingList(deps: Deps, token: string): Promise<void> {
  await withEntry(deps, token, ({ tx, entry }) =>
    tx.delete(waitingEntries).where(eq(waitingEntries.id, entry.id)),
  )
}

/** Lets the offered places pass to the next, which ends the entry. A repeat changes nothing. Problems: not-found, offer-over. */
export async function declineOffer(deps: Deps, token: string): Promise<void> {
  await withEntry(deps, token, async ({ tx, entry, now }) => {
    if (entry.outcome === 'declined') return
    if (entry.endedAt !== null || !isOffered(entry, now)) throw new Problem('offer-over')
    await endWaiting(tx, entry.id, 'declined', now)
  })
}

interface Locked {
  tx: Transaction
  entry: WaitingRow
  retreat: RetreatRow
  now: Date
}

/** Runs `work` with the entry of a link under the lock of its date's places, so that nobody takes or ends it meanwhile. */
async function withEntry<Result>(
  deps: Deps,
  token: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    const found = await findWaiting(deps, tx, token)
    const retreat = found && (await lockPlaces(tx, found.retreatId))
    const entry = found && (await findWaiting(deps, tx, token))
    if (!entry || !retreat) throw new Problem('not-found')
    return work({ tx, entry, retreat, now: deps.clock.now() })
  })
}

async function rankOf(tx: Transaction, { id, retreatId }: WaitingRow): Promise<number> {
  const entries = await waitingOn(tx, [retreatId])
  return entries.findIndex((entry) => entry.id === id) + 1
}

function listClosed(): Problem {
  return new Problem('list-closed', {
    detail: 'This date takes no more bookings, so its waiting list is closed. Please choose another date.',
  })
}

async function assertFull(
  tx: Transaction,
  retreat: RetreatRow,
  wanted: Pick<WaitingRow, 'kiters' | 'nonKiters'>,
  now: Date,
): Promise<void> {
  if (!fits(placesNeeded(wanted), await countOnSale(tx, { retreat, now }))) return
  throw new Problem('places-free', {
    detail: `There are places on ${labelOf(retreat)}. You can book them now.`,
  })
}
