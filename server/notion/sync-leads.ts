import { setTimeout as sleep } from 'node:timers/promises'
import { APIErrorCode, isHTTPResponseError, isNotionClientError } from '@notionhq/client'
import { Problem } from '#domain/contract/problem.ts'
import { readAllLeads } from '#server/booking/for-operator/search-bookings.ts'
import { takeLease, type Lease } from '#server/db/lease.ts'
import type { Deps } from '#server/deps.ts'
import { isUuid } from '#server/store/booking-record.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { presentOpenBookingForAdmin } from '#server/store/present-booking.ts'
import { openLeadTable, readLeadPages, trashPage, writeLead } from './lead-table.ts'
import type { Notion, WithNotion } from './notion.ts'
import { beginProgress, endProgress, saveProgress, SYNC_LEASE } from './sync-progress.ts'

/** The result of a call that starts a sync: it is finished, or continues in the background. */
type SyncAnswer = { copied: number } | { goesOn: true }

/**
 * Copies every lead to Notion, one way: creates or updates a lead's page by its id, and moves pages of deleted leads to the trash. One sync
 * runs at a time over all servers; during one, a further one does nothing. A failed sync is simply run again; one that takes longer than a
 * browser waits continues in the background (decision 0013). Problems: notion-not-configured, outbound-paused, notion-failed.
 */
export async function syncLeads(deps: Deps & WithNotion): Promise<SyncAnswer> {
  const { notion } = deps
  if (!notion) throw new Problem('notion-not-configured')
  if (await isOutboundPaused(deps.db)) throw new Problem('outbound-paused')
  const lease = await takeLease(deps, SYNC_LEASE)
  if (!lease) return { goesOn: true }
  const { work } = await startSync(deps, notion, lease)
  const waited = new AbortController()
  const patience = sleep(notion.pace.patience, null, { signal: waited.signal })
  try {
    const copied = await Promise.race([work, patience])
    if (copied !== null) return { copied }
    logFailure(deps, work)
    return { goesOn: true }
  } finally {
    waited.abort()
    patience.catch(() => {})
  }
}

function logFailure({ log }: Deps & WithNotion, work: Promise<number>): void {
  work.catch((error: unknown) => log.error({ err: error }, 'a sync to Notion failed'))
}

/** Starts a sync after recording its start. Its end is recorded too, and then the lease is released. Problem of `work`: notion-failed. */
async function startSync(
  deps: Deps & WithNotion,
  notion: Notion,
  lease: Lease,
): Promise<{ work: Promise<number> }> {
  try {
    await beginProgress(deps)
  } catch (error) {
    await lease.release()
    throw error
  }
  return { work: runSync(deps, notion, lease) }
}

function runSync(deps: Deps & WithNotion, notion: Notion, lease: Lease): Promise<number> {
  return notion.inBackground(async () => {
    try {
      const copied = await copyLeads(deps, notion, lease)
      await endProgress(deps, { state: 'done', done: copied })
      return copied
    } catch (error) {
      // A stop of the server shows by the lease (sync-progress.ts).
      if (!notion.stopping.aborted) await endProgress(deps, { state: 'failed', reason: reasonOf(error) })
      throw new Problem('notion-failed', { cause: withoutGuestData(error) })
    } finally {
      await lease.release()
    }
  })
}

async function copyLeads(deps: Deps & WithNotion, notion: Notion, lease: Lease): Promise<number> {
  const table = await openLeadTable(notion)
  const pages = await readLeadPages(notion, table)
  const known = new Set<string>()
  let copied = 0
  let refused = 0
  let savedAt = performance.now()
  for await (const record of readAllLeads(deps.db)) {
    lease.assertHeld()
    notion.stopping.throwIfAborted()
    if (record.retreat?.isTest) continue
    const lead = presentOpenBookingForAdmin(record)
    known.add(lead.id)
    try {
      await writeLead(notion, table, lead, pages.get(lead.id)?.[0])
      copied++
    } catch (error) {
      // One refused lead must not stop the others.
      if (!isRefusal(error)) throw error
      deps.log.error({ leadId: lead.id, err: withoutGuestData(error) }, 'Notion refused a lead')
      refused++
    }
    if (performance.now() - savedAt >= notion.pace.progress) {
      await saveProgress(deps, copied)
      savedAt = performance.now()
    }
  }
  // Data that was erased or whose retention period is over must not stay in Notion.
  for (const page of [...pages.values()].flat()) {
    if (known.has(page.leadId) || !isUuid(page.leadId)) continue
    lease.assertHeld()
    await trashPage(notion, page)
  }
  if (refused > 0) throw new RefusedLeads(`Notion refused ${refused} of ${refused + copied} leads`)
  return copied
}

/** Thrown after some leads were refused and all others copied. */
class RefusedLeads extends Error {}

/** Returns the reason for the operator. Null for errors that are not Notion's, whose message might quote data. */
function reasonOf(error: unknown): string | null {
  const reported = withoutGuestData(error)
  const isReportable = error instanceof RefusedLeads || isHTTPResponseError(error)
  return isReportable && reported instanceof Error ? reported.message : null
}

function isRefusal(error: unknown): boolean {
  return isNotionClientError(error) && error.code === APIErrorCode.ValidationError
}

/** Removes sent values, which Notion's validation messages repeat, because logs hold no personal data. */
function withoutGuestData(error: unknown): unknown {
  if (!isHTTPResponseError(error)) return error
  const message = isRefusal(error) ? 'a value or a column does not fit' : error.message
  return new Error(`Notion answered ${error.status} ${error.code}: ${message}`)
}
