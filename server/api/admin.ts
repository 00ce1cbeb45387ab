import type { Hono } from 'hono'
import { searchLeads } from '#server/bookings/search-leads.ts'
import { listContacts } from '#server/contacts/list-contacts.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/mail/list-outbox.ts'
import { sendMailAgain } from '#server/mail/send-mail-again.ts'
import { presentBookingForAdmin } from '#server/store/present-booking.ts'
import { route } from './call.ts'

export function adminRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'listLeads', async ({ query }) => {
    const { records, total, nextCursor } = await searchLeads(deps.db, query)
    return {
      status: 200,
      body: {
        leads: records.map((record) => presentBookingForAdmin(deps.dataKeys, record)),
        total,
        nextCursor,
      },
    }
  })

  route(app, deps, 'adminOutbox', async () => ({
    status: 200,
    body: { messages: await listOutbox(deps.db) },
  }))

  route(app, deps, 'sendMailAgain', async ({ params }) => ({
    status: 200,
    body: await sendMailAgain(deps, params.mailId),
  }))

  route(app, deps, 'adminContacts', async () => ({
    status: 200,
    body: { contacts: await listContacts(deps.db) },
  }))
}
