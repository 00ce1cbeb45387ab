import { setTimeout as sleep } from 'node:timers/promises'
import { APIErrorCode, isHTTPResponseError, isNotionClientError } from '@notionhq/client'
import { Problem } from '#domain/problem.ts'
import { readAllLeads } from '#server/bookings/search-leads.ts'
import { takeLease, type Lease } from '#server/db/lease.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'
import { presentOpenBookingForAdmin } from '#server/store/present-booking.ts'
import { openLeadTable, readLeadPages, trashPage, writeLead } from './lead-table.ts'
import type { Notion } from './notion.ts'

/**
 * Copies every lead to the notes tool, one way: a lead's page is found by its id, and created or changed; that of a
 * lead which is gone goes into the trash there. One sync runs
 * at a time, over all servers; a further one waits and then finds little to do. One that failed half way is simply run
 * again (decision 0013). Problems: notion-not-configured, notion-failed.
 */
export async function syncLeads(deps: Deps): Promise<number> {
  const { notion } = deps
  if (!notion) throw new Problem('notion-not-configured')
  const lease = await takeTurn(deps, notion)
  try {
    return await copyLeads(deps, notion, lease)
  } catch (error) {
    throw new Problem('notion-failed', { cause: withoutGuestData(error) })
  } finally {
    await lease.release()
  }
}

async function takeTurn(deps: Deps, notion: Notion): Promise<Lease> {
  for (;;) {
    const lease = await takeLease(deps, 'notion-sync')
    if (lease) return lease
    await sleep(notion.pace.turn)
  }
}

async function copyLeads(deps: Deps, notion: Notion, lease: Lease): Promise<number> {
  const table = await openLeadTable(notion)
  const pages = await readLeadPages(notion, table)
  const known = new Set<string>()
  let copied = 0
  let refused = 0
  for await (const record of readAllLeads(deps.db)) {
    lease.assertHeld()
    const lead = presentOpenBookingForAdmin(record)
    known.add(lead.id)
    try {
      await writeLead(notion, table, lead, pages.get(lead.id))
      copied++
    } catch (error) {
      // One lead that Notion does not like must not keep it from all the others.
      if (!isRefusal(error)) throw error
      deps.log.error({ leadId: lead.id, err: withoutGuestData(error) }, 'Notion refused a lead')
      refused++
    }
  }
  // Whose data was erased, or has been kept long enough, is not kept there either.
  for (const [leadId, page] of pages) {
    if (known.has(leadId) || !isBookingId(leadId)) continue
    lease.assertHeld()
    await trashPage(notion, page)
  }
  if (refused > 0) throw new Error(`Notion refused ${refused} of ${refused + copied} leads`)
  return copied
}

function isRefusal(error: unknown): boolean {
  return isNotionClientError(error) && error.code === APIErrorCode.ValidationError
}

/** Notion's "validation" messages repeat what was sent to it, and logs hold nobody's data. */
function withoutGuestData(error: unknown): unknown {
  if (!isHTTPResponseError(error)) return error
  const message = isRefusal(error) ? 'a value or a column does not fit' : error.message
  return new Error(`Notion answered ${error.status} ${error.code}: ${message}`)
}
