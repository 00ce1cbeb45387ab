import { removeExpired } from '#server/account/admin-sessions.ts'
import { removeOfOtherPasswords } from '#server/account/passkeys.ts'
import { sendDigest } from '#server/admin/send-digest.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { backUpNightly } from '#server/backup/back-up-nightly.ts'
import { answerRequests } from '#server/backup/requests.ts'
import { expireBookings, remindOfPayment, keepReportedPlaces } from '#server/booking/expire-bookings.ts'
import { tellOfCancelling } from '#server/booking/for-operator/tell-of-cancelling.ts'
import { tellOfAgreements } from '#server/booking/for-operator/undo-agreement.ts'
import { remindTravellers } from '#server/booking/group/mail-travellers.ts'
import { tellOfMissingDetails } from '#server/booking/group/missing-details.ts'
import { endPastHandOvers } from '#server/change/save-hand-over.ts'
import { tellOfSeason } from '#server/contact/season-alerts.ts'
import { finishAnnouncedChanges, extendTimeToChoose } from '#server/date-change/announce-change.ts'
import { expireDateChangeAnswers, remindOfChoices } from '#server/date-change/expire-date-change-answers.ts'
import { forgetTyped } from '#server/mail/typed-address.ts'
import { writeKeptMails } from '#server/mail/waiting-mails.ts'
import { raiseAlerts } from '#server/monitoring/raise-alerts.ts'
import { closeOverdueCheckouts } from '#server/payment/close-open-checkouts.ts'
import { sendDueReceipts } from '#server/payment/receipts-due.ts'
import { remindOfTransfers } from '#server/payment/transfer/remind-of-transfers.ts'
import { processDueEvents } from '#server/payment/webhook-events.ts'
import { purgePersonalData } from '#server/privacy/purge.ts'
import { askForAccounts } from '#server/refund/ask-for-account.ts'
import { notifyPayees } from '#server/refund/notify-payees.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { followPendingRefunds } from '#server/refund/record-refunds.ts'
import { finishCancelledRetreats } from '#server/retreat/cancel-retreat.ts'
import { replaceDataKey } from '#server/store/columns/reseal-bookings.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { forgetOrigins } from '#server/store/unclaimed-holds.ts'
import { remindOfRetreat } from '#server/travel/remind-of-retreat.ts'
import { thankGuests } from '#server/travel/thank-guests.ts'
import { tendWaitingLists } from '#server/waiting-list/offer-places.ts'
import { askKiters } from '#server/wind/ask-kiters.ts'

/** Milliseconds. Due times are checked by the product's clock at start, and at least every 10 seconds (decision 0001). */
const EVERY_MS = 5_000

// Payments are recorded first, then refunds left by a crash are sent, then places are released.
const TASKS = [
  processDueEvents,
  sendDueReceipts,
  tellOfCancelling,
  tellOfAgreements,
  payOutRefunds,
  followPendingRefunds,
  notifyPayees,
  askForAccounts,
  closeOverdueCheckouts,
  finishAnnouncedChanges,
  extendTimeToChoose,
  expireDateChangeAnswers,
  // After expired answers, because it refunds guests who have not chosen another retreat in time.
  finishCancelledRetreats,
  keepReportedPlaces,
  expireBookings,
  // After released places, which are offered at once.
  tendWaitingLists,
  remindOfPayment,
  remindOfTransfers,
  remindOfRetreat,
  remindTravellers,
  tellOfMissingDetails,
  remindOfChoices,
  askKiters,
  thankGuests,
  writeKeptMails,
  endPastHandOvers,
  tellOfSeason,
  sendDigest,
  removeExpired,
  removeOfOtherPasswords,
  forgetOrigins,
  forgetTyped,
  replaceDataKey,
  purgePersonalData,
  backUpNightly,
]

// Checks change nothing and may have to wait for other systems, so the start does not wait for them.
const WITH_CHECKS = [...TASKS, raiseAlerts]

/**
 * Runs everything that is due, except on a paused instance (decision 0132). An error in one task does not stop the others, and the task is
 * retried next time.
 */
export async function runDueJobs(deps: AppDeps, tasks: typeof TASKS = WITH_CHECKS): Promise<void> {
  await runTasks(deps, [answerRequests])
  if (!(await isPausedNow(deps))) await runTasks(deps, tasks)
}

/** True if the instance is paused, or if that cannot be read, so that nothing is sent by mistake. */
async function isPausedNow({ db, log }: AppDeps): Promise<boolean> {
  try {
    return await isOutboundPaused(db)
  } catch (error) {
    log.error(
      { err: error },
      'the site may be paused, because this could not be checked: nothing is sent for now',
    )
    return true
  }
}

async function runTasks(
  deps: AppDeps,
  tasks: readonly ((deps: AppDeps) => Promise<unknown>)[],
): Promise<void> {
  for (const task of tasks) {
    try {
      await task(deps)
    } catch (error) {
      deps.log.error({ err: error, task: task.name }, 'a background task failed')
    }
  }
}

/**
 * Runs due jobs now and regularly, one run at a time. `first` resolves after the first run, and `stop` waits for the current one. `lastEnd`
 * is when the last run ended, by the product's clock; null before the first.
 */
export function startDueJobs(deps: AppDeps): {
  first: Promise<void>
  lastEnd: () => Date | null
  stop: () => Promise<void>
} {
  let ended: Date | null = null
  let running: Promise<void> | null = null
  const sweep = (tasks = WITH_CHECKS) => {
    running ??= runDueJobs(deps, tasks).finally(() => {
      running = null
      ended = deps.clock.now()
    })
    return running
  }
  const first = sweep(TASKS)
  const timer = setInterval(() => void sweep(), EVERY_MS)
  timer.unref()
  return {
    first,
    lastEnd: () => ended,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
