import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { bookingMail } from '#server/mail/queue-booking-mail.ts'
import { insertMails, renderedRow, type AnyQueuedMail } from '#server/mail/queue-mail.ts'
import { bookingToldMail } from '#server/mail/tell-operator.ts'
import { rememberWritten, type WriteMail } from '#server/mail/write-mail.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'

export interface ReceivedMails {
  /** Writes them as they will be if the booking comes out so. */
  foresee: (record: BookingRecord) => Promise<void>
  /** Queues them as the booking did come out. What was foreseen is not written again, and nothing else goes out. */
  queue: (record: BookingRecord) => Promise<void>
}

/**
 * The mails about a booking that has just been submitted, to its guest and, where she wants them, to the operator. Writing two
 * mails takes longer than all else under the lock that everybody who books waits for: they are written before it (decision 0138).
 */
export async function receivedMails(
  tx: Transaction,
  deps: Deps,
  writeOnce?: WriteMail,
): Promise<ReceivedMails> {
  const { mailOnBooking } = await readOperatorMails(tx)
  const write = rememberWritten(writeOnce)

  async function rows(record: BookingRecord) {
    const mails: (AnyQueuedMail | null)[] = [
      bookingMail(deps, 'booking-received', record),
      mailOnBooking ? bookingToldMail(record) : null,
    ]
    return Promise.all(mails.filter((mail) => mail !== null).map((mail) => renderedRow(deps, mail, write)))
  }

  return {
    foresee: async (record) => {
      await rows(record)
    },
    queue: async (record) => insertMails(tx, await rows(record)),
  }
}
