import { banjulDay } from '#domain/base/dates.ts'
import { countMoney, countToDo } from '#server/admin/count-to-do.ts'
import { listGuests } from '#server/admin/list-guests.ts'
import { readToday } from '#server/admin/read-today.ts'
import type { Handlers } from '#server/api/call.ts'
import { searchBookings } from '#server/booking/for-operator/search-bookings.ts'
import { listWaitingChanges } from '#server/booking/for-operator/undo-agreement.ts'
import { listWaitingCancellations } from '#server/booking/for-operator/undo-cancelling.ts'
import { listContacts, readContact, markContactDone } from '#server/contact/list-contacts.ts'
import { listSavedReplies, removeReply, saveReply, sendAnswer } from '#server/contact/send-answer.ts'
import type { Deps } from '#server/deps.ts'
import { listWaitingLetters, undoLetter } from '#server/outbox/letters.ts'
import { listOutbox } from '#server/outbox/list-outbox.ts'
import { sendMailAgain } from '#server/outbox/send-mail-again.ts'
import { listEnteredPayments } from '#server/payment/ledger-line.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { whoComesWith } from '#server/store/group-record.ts'
import { presentBookingForAdmin } from '#server/store/present-booking.ts'

export function adminHandlers(deps: Deps) {
  return {
    listLeads: async ({ query }) => {
      const { rows, nearest, ...page } = await searchBookings(deps.db, query, banjulDay(deps.clock.now()))
      const comesWith = await whoComesWith(deps.db, [...rows, ...nearest])
      const present = (record: BookingRecord) => ({
        ...presentBookingForAdmin(deps.dataKeys, record),
        comesWith: comesWith(record.booking),
      })
      return {
        leads: rows.map(present),
        ...(nearest.length > 0 && { nearest: nearest.map(present) }),
        ...page,
      }
    },

    adminToday: () => readToday(deps),

    adminCounts: () => countToDo(deps),

    moneyCounts: () => countMoney(deps),

    adminGuests: ({ query }) => listGuests(deps, query),

    undoable: async () => ({
      now: deps.clock.now().toISOString(),
      payments: await listEnteredPayments(deps),
      letters: await listWaitingLetters(deps),
      cancellations: await listWaitingCancellations(deps),
      changes: await listWaitingChanges(deps),
    }),

    undoLetter: ({ params, admin }) => undoLetter(deps, { letterId: params.letterId, by: admin }),

    adminOutbox: ({ query }) => listOutbox(deps, query),

    sendMailAgain: ({ params, admin }) => sendMailAgain(deps, params.mailId, admin),

    adminContacts: ({ query }) => listContacts(deps, query),

    answerContact: ({ params, body, admin }) =>
      markContactDone(deps, params.contactId, { answered: body.answered, by: admin }),

    readContact: ({ params }) => readContact(deps, params.contactId),

    sendAnswer: ({ params, body, admin }) =>
      sendAnswer(deps, { contactId: params.contactId, text: body.text, by: admin }),

    savedReplies: async () => ({ replies: await listSavedReplies(deps.db) }),

    saveReply: ({ body }) => saveReply(deps, body),

    removeReply: ({ params }) => removeReply(deps.db, params.replyId),
  } satisfies Partial<Handlers>
}
