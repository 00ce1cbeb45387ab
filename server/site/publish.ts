import { eq, inArray, sql } from 'drizzle-orm'
import { shippedValue } from '#content/site-content.ts'
import { isUndoOver, UNDO_SECONDS, undoUntil } from '#domain/base/undo-time.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { PublishedSite } from '#domain/contract/site-calls.ts'
import { settledCents } from '#domain/payment/ledger.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import {
  changeInWords,
  inOrderOfWeight,
  shownValue,
  titleOf,
  withEffects,
  type ConcernedGuests,
  type SiteChange,
} from '#domain/site/site-changes.ts'
import { isSameValue, SHIPPED_DOCUMENT } from '#domain/site/site-document.ts'
import { GUARDED_PATHS } from '#domain/site/site-fields.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import { assertConfirmed } from '#server/account/confirmed.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, siteDraft, siteVersions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { orderTextsOf } from '#server/order/order-texts.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import {
  findVersion,
  listVersions,
  loadDraft,
  nextNumber,
  type DraftRow,
} from '#server/store/site-versions.ts'
import type { WithContents } from './contents.ts'
import { draftOf, isBankAccount, publishedValue, withValues, type Draft, type DraftField } from './draft.ts'
import { sectionOf } from './present-site.ts'
import { soldByTier } from './sold.ts'
import { tellOfBankAccount, tellOfTerms, withdrawNews } from './tell-of-changes.ts'

/** Which fields of the draft are published: all of them, the bank account alone, or all but it. */
export type PublishedPart = 'all' | 'bank' | 'rest'

/**
 * Publishes the draft as the next version, whole or not at all; with `dryRun` it only says what would change, and for whom. A new bank
 * account or address for replies needs the operator's passkey or password. Emails to guests wait until it can no longer be undone. Problems: wrong-state if there
 * is nothing to publish, invalid-fields with every wrong field, confirm-yourself.
 */
export async function publishSite(
  deps: Deps & WithContents,
  { dryRun, part }: { dryRun: boolean; part: PublishedPart },
  by: AdminSession,
): Promise<PublishedSite> {
  const isOf = ({ path }: { path: string }) => part === 'all' || isBankAccount({ path }) === (part === 'bank')
  const isGuarded = ({ path }: { path: string }) => GUARDED_PATHS.includes(path)
  if (!dryRun && (await loadDraft(deps.db)).filter(isOf).some(isGuarded)) await assertConfirmed(deps, by)
  const answer = await deps.db.transaction(async (tx) => {
    if (!dryRun) await tx.execute(sql`lock table ${siteVersions} in exclusive mode`)
    await deps.contents.refresh(tx)
    const rows = (await loadDraft(tx)).filter(isOf)
    if (rows.length === 0 && !dryRun) throw wrongState('There is nothing to publish')
    const draft = await draftOf(deps, rows, tx)
    assertRight(draft.fields)
    const guests = await concernedGuests(tx, deps, draft)
    const changes = changesOf(deps, draft, guests)
    const inWords = changes.map((change) => changeInWords(change, guests))
    const said = { changes: inWords, rows: changes, readAgain: guests.readAgain }
    if (dryRun) return { version: deps.contents.n(), ...said }

    const now = deps.clock.now()
    const n = await nextNumber(tx)
    await tx.insert(siteVersions).values({
      n,
      document: draft.document,
      at: now,
      device: by.device,
      changes: inWords,
      draft: Object.fromEntries(rows.map(({ path, value }) => [path, value.is])),
      overwritten: rows.flatMap(({ overwritten }) => overwritten),
    })
    await dropRows(tx, rows)
    if (guests.readAgain > 0) await tellOfTerms(tx, deps, { n, now })
    if (rows.some(isBankAccount))
      await tellOfBankAccount(tx, deps, {
        n,
        now,
        bank: draft.loaded.site.business.bank,
        device: by.device,
      })
    return { version: n, ...said }
  })
  if (!dryRun) await deps.contents.refresh()
  return answer
}

function assertRight(fields: readonly DraftField[]): void {
  const wrong = fields.flatMap(({ path, problem }) =>
    problem === null ? [] : [{ field: path, message: problem }],
  )
  if (wrong.length > 0) throw new Problem('invalid-fields', { errors: wrong })
}

/** Returns what fields change, in words and with whom it concerns. */
function changesOf(
  deps: Deps & WithContents,
  { fields, loaded }: { fields: readonly Omit<DraftField, 'problem'>[] } & Pick<Draft, 'loaded'>,
  guests: ConcernedGuests,
): SiteChange[] {
  const changes = fields.map(({ path, value }) => ({
    path,
    title: titleOf(path, sectionOf(path, deps.contents.document())),
    before: shownValue(path, publishedValue(deps, path), deps.contents.loaded().figures),
    after: shownValue(path, value, loaded.figures),
  }))
  return inOrderOfWeight(changes).map((change) => withEffects(change, guests))
}

async function concernedGuests(
  tx: Transaction,
  deps: Deps & WithContents,
  { loaded }: Draft,
): Promise<ConcernedGuests> {
  const now = deps.clock.now()
  const real = await loadBookings(tx, eq(bookings.isExample, false))
  const booked = real.filter(({ booking }) => isBooked(booking, now))
  const isPaid = ({ payments }: (typeof booked)[number]) => settledCents(payments) > 0
  const termsChange = orderTextsOf(loaded.site).wording !== orderTextsOf(deps.site()).wording
  return {
    byTier: await soldByTier(tx),
    readAgain: termsChange
      ? booked.filter(
          (record) =>
            record.booking.orderVersion !== null && !record.booking.bookedByOther && !isPaid(record),
        ).length
      : 0,
    paid: booked.filter(isPaid).length,
  }
}

/**
 * Undoes a version within some seconds: the one before counts again, and what was published is the draft again, except where it was
 * changed since. Problems: not-found, wrong-state once it is too late or another version followed.
 */
export async function undoPublish(deps: Deps & WithContents, n: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${siteVersions} in exclusive mode`)
    const [last] = await listVersions(tx)
    const version = await findVersion(tx, n)
    if (!version) throw new Problem('not-found')
    const now = deps.clock.now()
    if (last?.n !== n || isUndoOver(undoUntil(version.at), now))
      throw wrongState(
        `You can undo this for ${UNDO_SECONDS} seconds. Go back to an earlier version in History.`,
      )
    await tx.update(siteVersions).set({ undoneAt: now }).where(eq(siteVersions.n, n))
    await withdrawNews(tx, n)
    const rows = Object.entries(version.draft).map(([path, is]) => ({
      path,
      value: { is },
      baseVersion: n - 1,
      at: now,
      device: version.device,
    }))
    if (rows.length > 0) await tx.insert(siteDraft).values(rows).onConflictDoNothing()
  })
  await deps.contents.refresh()
}

/** What going back to a version would change, in words. */
export interface GoingBack {
  changes: string[]
  /** How many unpublished changes it replaces. */
  replaces: number
}

/**
 * Makes a draft of an earlier version, which replaces the draft; with `dryRun` it only says what would change. The bank account stays as it
 * is. Problem: not-found.
 */
export async function draftOfVersion(
  deps: Deps & WithContents,
  n: number,
  { dryRun }: { dryRun: boolean },
  by: AdminSession,
): Promise<GoingBack> {
  return deps.db.transaction(async (tx) => {
    const version = n === 0 ? null : await findVersion(tx, n)
    if (n !== 0 && !version) throw new Problem('not-found')
    const then = version?.document ?? SHIPPED_DOCUMENT
    const now = deps.contents.document()
    const paths = [...new Set([...Object.keys(now.en), ...Object.keys(then.en)])].filter(
      (path) => !isBankAccount({ path }),
    )
    const fields = paths.flatMap((path) => {
      const value = then.en[path]?.value ?? (path in then.en ? null : shippedValue(path)?.value)
      return isSameValue(value, publishedValue(deps, path)) ? [] : [{ path, value: value ?? null }]
    })
    const replaced = (await loadDraft(tx)).filter((row) => !isBankAccount(row))
    const loaded = deps.contents.load(withValues(now, fields))
    const changes = changesOf(deps, { fields, loaded }, NOBODY).map((change) => changeInWords(change, NOBODY))
    const answer = { changes, replaces: replaced.length }
    if (dryRun) return answer
    await dropRows(tx, replaced)
    if (fields.length > 0)
      await tx.insert(siteDraft).values(
        fields.map(({ path, value }) => ({
          path,
          value: { is: value },
          baseVersion: deps.contents.n(),
          at: deps.clock.now(),
          device: by.device,
        })),
      )
    return answer
  })
}

/** What an earlier version would change is said without the guests of today. */
const NOBODY: ConcernedGuests = { byTier: {}, readAgain: 0, paid: 0 }

async function dropRows(tx: Transaction, rows: readonly DraftRow[]): Promise<void> {
  const paths = rows.map(({ path }) => path)
  if (paths.length > 0) await tx.delete(siteDraft).where(inArray(siteDraft.path, paths))
}
