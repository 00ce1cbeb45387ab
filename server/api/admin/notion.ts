import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { readSync } from '#server/notion/sync-progress.ts'
import { ok, route } from '#server/api/call.ts'

export function notionRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'syncNotion', async () => {
    const { syncLeads } = await import('#server/notion/sync-leads.ts')
    const answer = await syncLeads(deps)
    return ok({ message: 'copied' in answer ? copiedText(answer.copied) : GOES_ON })
  })

  route(app, deps, 'notionSync', () => ok(readSync(deps)))
}

const GOES_ON = 'The sync to Notion goes on in the background'

function copiedText(copied: number): string {
  return `Synced ${copied} ${copied === 1 ? 'lead' : 'leads'} to Notion`
}
