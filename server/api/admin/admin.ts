import type { Hono } from 'hono'
import { banjulDay } from '#domain/base/dates.ts'
import { countMoney, countToDo } from '#server/admin/count-to-do.ts'
import { listGuests } from '#server/admin/list-guests.ts'
import { readToday } from '#server/admin/read-today.ts'
import { route } from '#server/api/call.ts'
import { searchLeads } from '#server/booking/for-operator/search-leads.ts'
import { listContacts, readContact, markContactDone } from '#server/contact/list-contacts.ts'
import { listSavedReplies, removeReply, saveReply, sendAnswer } from '#server/contact/send-answer.ts'
import type { Deps } from '#server/deps.ts'
import { listWaitingLetters, undoLetter } from '#server/mail/letters.ts'
import { listOutbox } from '#server/mail/list-outbox.ts'
import { sendMailAgain } from '#server/mail/send-mail-again.ts'
import { listEnteredPayments } from '#server/payment/ledger-line.ts'
import { presentBookingForAdmin } from '#server/store/present-booking.ts'

export function adminRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'listLeads', async ({ query }) => {
    const { rows, ...page } = await searchLeads(deps.db, query, banjulDay(deps.clock.now()))
    return { leads: rows.map((record) => presentBookingForAdmin(deps.dataKeys, record)), ...page }
  })

  route(app, deps, 'adminToday', () => readToday(deps))

  route(app, deps, 'adminCounts', () => countToDo(deps))

  route(app, deps, 'moneyCounts', () => countMoney(deps))

  route(app, deps, 'adminGuests', ({ query }) => listGuests(deps, query))

  route(app, deps, 'undoable', async () => ({
    now: deps.clock.now().toISOString(),
    payments: await listEnteredPayments(deps),
    letters: await listWaitingLetters(deps),
  }))

  route(app, deps, 'undoLetter', ({ params, admin }) =>
    undoLetter(deps, { letterId: params.letterId, by: admin }),
  )

  route(app, deps, 'adminOutbox', ({ query }) => listOutbox(deps.db, query))

  route(app, deps, 'sendMailAgain', ({ params, admin }) => sendMailAgain(deps, params.mailId, admin))

  route(app, deps, 'adminContacts', ({ query }) => listContacts(deps.db, query))

  route(app, deps, 'answerContact', ({ params, body, admin }) =>
    markContactDone(deps, params.contactId, { answered: body.answered, by: admin }),
  )

  route(app, deps, 'readContact', ({ params }) => readContact(deps.db, params.contactId))

  route(app, deps, 'sendAnswer', ({ params, body, admin }) =>
    sendAnswer(deps, { contactId: params.contactId, text: body.text, by: admin }),
  )

  route(app, deps, 'savedReplies', async () => ({ replies: await listSavedReplies(deps.db) }))

  route(app, deps, 'saveReply', ({ body }) => saveReply(deps, body))

  route(app, deps, 'removeReply', ({ params }) => removeReply(deps.db, params.replyId))
}
