import type { Hono } from 'hono'
import { banjulDay } from '#domain/base/dates.ts'
import { countMoney, countToDo } from '#server/admin/count-to-do.ts'
import { listGuests } from '#server/admin/list-guests.ts'
import { readToday } from '#server/admin/read-today.ts'
import { done, ok, route } from '#server/api/call.ts'
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
    return ok({ leads: rows.map((record) => presentBookingForAdmin(deps.dataKeys, record)), ...page })
  })

  route(app, deps, 'adminToday', () => ok(readToday(deps)))

  route(app, deps, 'adminCounts', () => ok(countToDo(deps)))

  route(app, deps, 'moneyCounts', () => ok(countMoney(deps)))

  route(app, deps, 'adminGuests', ({ query }) => ok(listGuests(deps, query)))

  route(app, deps, 'undoable', async () =>
    ok({
      now: deps.clock.now().toISOString(),
      payments: await listEnteredPayments(deps),
      letters: await listWaitingLetters(deps),
    }),
  )

  route(app, deps, 'undoLetter', ({ params, admin }) =>
    done(undoLetter(deps, { letterId: params.letterId, by: admin })),
  )

  route(app, deps, 'adminOutbox', ({ query }) => ok(listOutbox(deps.db, query)))

  route(app, deps, 'sendMailAgain', ({ params, admin }) => ok(sendMailAgain(deps, params.mailId, admin)))

  route(app, deps, 'adminContacts', ({ query }) => ok(listContacts(deps.db, query)))

  route(app, deps, 'answerContact', ({ params, body, admin }) =>
    ok(markContactDone(deps, params.contactId, { answered: body.answered, by: admin })),
  )

  route(app, deps, 'readContact', ({ params }) => ok(readContact(deps.db, params.contactId)))

  route(app, deps, 'sendAnswer', async ({ params, body, admin }) => ({
    status: 201,
    body: await sendAnswer(deps, { contactId: params.contactId, text: body.text, by: admin }),
  }))

  route(app, deps, 'savedReplies', async () => ok({ replies: await listSavedReplies(deps.db) }))

  route(app, deps, 'saveReply', ({ body }) => ok(saveReply(deps, body)))

  route(app, deps, 'removeReply', ({ params }) => done(removeReply(deps.db, params.replyId)))
}
