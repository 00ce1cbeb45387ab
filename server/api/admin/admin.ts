import type { Hono } from 'hono'
import { banjulDay } from '#domain/base/dates.ts'
import { searchLeads } from '#server/booking/search-leads.ts'
import { listContacts, readContact, tickOffContact } from '#server/contact/list-contacts.ts'
import { listSavedReplies, removeReply, saveReply } from '#server/contact/saved-replies.ts'
import { sendAnswer } from '#server/contact/send-answer.ts'
import type { Deps } from '#server/deps.ts'
import { countMoney, countToDo } from '#server/admin/count-to-do.ts'
import { listGuests } from '#server/admin/list-guests.ts'
import { readToday } from '#server/admin/read-today.ts'
import { listWaitingLetters, undoLetter } from '#server/mail/letters.ts'
import { listOutbox } from '#server/mail/list-outbox.ts'
import { sendMailAgain } from '#server/mail/send-mail-again.ts'
import { listEnteredPayments } from '#server/payment/ledger-line.ts'
import { presentBookingForAdmin } from '#server/store/present-booking.ts'
import { route } from '#server/api/call.ts'

export function adminRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'listLeads', async ({ query }) => {
    const { rows, ...page } = await searchLeads(deps.db, query, banjulDay(deps.clock.now()))
    return {
      status: 200,
      body: { leads: rows.map((record) => presentBookingForAdmin(deps.dataKeys, record)), ...page },
    }
  })

  route(app, deps, 'adminToday', async () => ({ status: 200, body: await readToday(deps) }))

  route(app, deps, 'adminCounts', async () => ({ status: 200, body: await countToDo(deps) }))

  route(app, deps, 'moneyCounts', async () => ({ status: 200, body: await countMoney(deps) }))

  route(app, deps, 'adminGuests', async ({ query }) => ({
    status: 200,
    body: await listGuests(deps, query),
  }))

  route(app, deps, 'undoable', async () => ({
    status: 200,
    body: {
      now: deps.clock.now().toISOString(),
      payments: await listEnteredPayments(deps),
      letters: await listWaitingLetters(deps),
    },
  }))

  route(app, deps, 'undoLetter', async ({ params, admin }) => {
    await undoLetter(deps, { letterId: params.letterId, by: admin })
    return { status: 204 }
  })

  route(app, deps, 'adminOutbox', async ({ query }) => ({
    status: 200,
    body: await listOutbox(deps.db, query),
  }))

  route(app, deps, 'sendMailAgain', async ({ params, admin }) => ({
    status: 200,
    body: await sendMailAgain(deps, params.mailId, admin),
  }))

  route(app, deps, 'adminContacts', async ({ query }) => ({
    status: 200,
    body: await listContacts(deps.db, query),
  }))

  route(app, deps, 'answerContact', async ({ params, body, admin }) => ({
    status: 200,
    body: await tickOffContact(deps, params.contactId, { answered: body.answered, by: admin }),
  }))

  route(app, deps, 'readContact', async ({ params }) => ({
    status: 200,
    body: await readContact(deps.db, params.contactId),
  }))

  route(app, deps, 'sendAnswer', async ({ params, body, admin }) => ({
    status: 201,
    body: await sendAnswer(deps, { contactId: params.contactId, text: body.text, by: admin }),
  }))

  route(app, deps, 'savedReplies', async () => ({
    status: 200,
    body: { replies: await listSavedReplies(deps.db) },
  }))

  route(app, deps, 'saveReply', async ({ body }) => ({ status: 200, body: await saveReply(deps, body) }))

  route(app, deps, 'removeReply', async ({ params }) => {
    await removeReply(deps.db, params.replyId)
    return { status: 204 }
  })
}
