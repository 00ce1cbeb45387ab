import type { Handlers } from '#server/api/call.ts'
import { tellGuest } from '#server/booking/for-operator/tell-guest.ts'
import { answerChange, answerDateChange } from '#server/date-change/answer-date-change.ts'
import { listChanges, readChange } from '#server/date-change/present-change.ts'
import { proposeDateChange } from '#server/date-change/propose-date-change.ts'
import { withdrawDateChange } from '#server/date-change/withdraw-date-change.ts'
import type { Deps } from '#server/deps.ts'
import { readUnreached } from '#server/retreat/read-unreached.ts'
import { presentBooking } from '#server/store/present-booking.ts'

/** The operator changes a booked retreat, and each guest chooses. */
export function dateChangeHandlers(deps: Deps) {
  return {
    proposeDateChange: async ({ params, body, admin }) => {
      const { dryRun, words, chooseBy, startsOn, endsOn } = body
      const announcement = {
        retreatId: params.retreatId,
        dryRun,
        days: { startsOn, endsOn },
        words: words || null,
        chooseBy,
        by: admin,
      }
      return proposeDateChange(deps, announcement)
    },

    dateChanges: async ({ params }) => ({
      changes: await listChanges(deps, params.retreatId),
    }),

    withdrawDateChange: async ({ params, admin }) => ({
      change: await withdrawDateChange(deps, { changeId: params.changeId, by: admin }),
    }),

    answerForGuest: async ({ params: { changeId }, body: { leadId, answer }, admin }) => {
      await answerChange(deps, { id: leadId, by: admin }, { changeId, answer })
      return { change: await readChange(deps, changeId) }
    },

    unreachedGuests: async ({ params }) => ({
      guests: await readUnreached(deps, params.retreatId),
    }),

    tellGuest: ({ params, body, admin }) => {
      const { about, how = 'phone', told = true } = body
      return tellGuest(deps, { id: params.bookingId, about, how, isTold: told, by: admin })
    },

    answerDateChange: async ({ params, body, user }) => {
      const { changeId, answer } = body
      const choice = { bookingId: params.bookingId, userId: user.id, changeId, answer }
      const { change, record, message } = await answerDateChange(deps, choice)
      return { change, lead: presentBooking(deps.dataKeys, record), message }
    },
  } satisfies Partial<Handlers>
}
