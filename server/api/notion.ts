import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { route } from './call.ts'

export function notionRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'syncNotion', async () => {
    const { syncLeads } = await import('#server/notion/sync-leads.ts')
    const synced = await syncLeads(deps)
    const leads = synced === 1 ? 'lead' : 'leads'
    return { status: 200, body: { message: `Synced ${synced} ${leads} to Notion` } }
  })
}
