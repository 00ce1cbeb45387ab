import { removePasskeysOfOtherPasswords } from '#server/account/passkeys.ts'
import { removeExpired } from '#server/account/remove-expired.ts'
import { answerRequests } from '#server/backup/answer-requests.ts'
import { backUpNightly } from '#server/backup/back-up-nightly.ts'
import { expireDateChangeAnswers, remindOfChoices } from '#server/date-change/expire-date-change-answers.ts'
import { endPastHandOvers } from '#server/hand-over/end-hand-over.ts'
import { expireBookings, remindOfPayment } from '#server/booking/expire-bookings.ts'
import { keepReportedPlaces } from '#server/booking/keep-reported-places.ts'
import { remindOfRetreat } from '#server/travel/remind-of-retreat.ts'
import type { Deps } from '#server/deps.ts'
import { sendDigest } from '#server/admin/send-digest.ts'
import { forgetTyped } from '#server/mail/typed-address.ts'
import { withdrawOldLinks } from '#server/mail/withdraw-links.ts'
import { resumeSync } from '#server/notion/resume-sync.ts'
import { closeOverdueCheckouts } from '#server/payment/close-open-checkouts.ts'
import { askForAccounts } from '#server/refund/ask-for-account.ts'
import { followPendingRefunds } from '#server/refund/record-refunds.ts'
import { issueMissingDocuments, sendDueReceipts } from '#server/payment/receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { tellPayees } from '#server/refund/tell-payees.ts'
import { remindOfTransfers } from '#server/payment/remind-of-transfers.ts'
import { workOnDueEvents } from '#server/payment/work-on-event.ts'
import { finishCancelledRetreats } from '#server/retreat/cancel-retreat.ts'
import {
  dropUntoldRises,
  finishAnnouncedChanges,
  keepTimeToChoose,
} from '#server/date-change/tell-of-change.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { replaceDataKey } from '#server/store/reseal-bookings.ts'
import { purgePersonalData } from '#server/privacy/purge.ts'
import { forgetOrigins } from '#server/store/unclaimed-holds.ts'
import { raiseAlerts } from '#server/monitoring/raise-alerts.ts'

/** Due times are looked at by the product's own clock at start, and at least every 10 seconds (decision 0001). */
const EVERY_MS = 5_000

// What was paid counts first, then refunds that a crash left behind go out, then places are freed.
const TASKS = [
  workOnDueEvents,
  sendDueReceipts,
  payOutRefunds,
  followPendingRefunds,
  tellPayees,
  askForAccounts,
  closeOverdueCheckouts,
  finishAnnouncedChanges,
  keepTimeToChoose,
  dropUntoldRises,
  expireDateChangeAnswers,
  // After the choices: it refunds whoever has not chosen another date in time.
  finishCancelledRetreats,
  keepReportedPlaces,
  expireBookings,
  remindOfPayment,
  remindOfTransfers,
  remindOfRetreat,
  remindOfChoices,
  endPastHandOvers,
  issueMissingDocuments,
  sendDigest,
  resumeSync,
  removeExpired,
  removePasskeysOfOtherPasswords,
  withdrawOldLinks,
  forgetOrigins,
  forgetTyped,
  replaceDataKey,
  purgePersonalData,
  backUpNightly,
]

// What changes nothing and may have to wait for others: no start waits for it.
const LOOKING = [raiseAlerts]

/**
 * Does everything whose time has come, but in a restored place that is not activated yet (decision 0132). One task that
 * fails keeps no other from its turn, and is tried again next time.
 */
export async function runDueJobs(deps: Deps): Promise<void> {
  await sweepOnce(deps, [...TASKS, ...LOOKING])
}

async function sweepOnce(deps: Deps, tasks: typeof TASKS): Promise<void> {
  await runTasks(deps, [answerRequests])
  if (!(await isAsleepNow(deps))) await runTasks(deps, tasks)
}

/** Where that cannot be known, it is left alone. */
async function isAsleepNow({ db, log }: Deps): Promise<boolean> {
  try {
    return await isOutboundPaused(db)
  } catch (error) {
    log.error({ err: error }, 'whether the site is paused could not be read')
    return true
  }
}

async function runTasks(deps: Deps, tasks: readonly ((deps: Deps) => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) {
    try {
      await task(deps)
    } catch (error) {
      deps.log.error({ err: error, task: task.name }, 'a task of the sweep failed')
    }
  }
}

/**
 * Sweeps now and from then on, one sweep at a time. `first` tells when the first one is through; the end waits for the
 * one under way. `lastEnd` is when the last one was through, by the product's clock; null before the first.
 */
export function startDueJobs(deps: Deps): {
  first: Promise<void>
  lastEnd: () => Date | null
  stop: () => Promise<void>
} {
  let ended: Date | null = null
  let running: Promise<void> | null = null
  const sweep = (tasks = [...TASKS, ...LOOKING]) => {
    running ??= sweepOnce(deps, tasks).finally(() => {
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
