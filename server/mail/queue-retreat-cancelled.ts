import type { Transaction } from '#server/db/connect.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { stayCalendar } from '#server/calendar/stay-calendar.ts'
import type { BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forGuest } from './guest-mail-data.ts'
import { mailFiles } from './mail-file.ts'
import { mailedRefund } from './facts/mailed-booking.ts'
import { closeChangeMail } from './queue-change-mail.ts'
import { queueMail, type MailDeps } from './queue-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { senderOf } from './sender.ts'
import type { MailTemplate } from './templates.ts'
import { writeMail } from './write-mail.ts'

export const RETREAT_CANCELLED = 'retreat-cancelled' satisfies MailTemplate

/** Tells a guest that the date is cancelled and what comes back, once for each booking. `record` is the cancelled booking. */
export async function queueRetreatCancelled(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  { refund, documents }: { refund: BookingRefund; documents: readonly DocumentRow[] },
): Promise<void> {
  const { id, email, retreatId } = record.booking
  // Whose data was erased is written to no more.
  if (!email) return
  const { files, attached } = mailFiles(documents, stayCalendar(deps, record))
  await closeChangeMail(tx, id)
  await queueMail(tx, deps, {
    template: RETREAT_CANCELLED,
    data: { ...forGuest(record), attached, refund: mailedRefund(refund) },
    to: email,
    dedupeKey: `${RETREAT_CANCELLED}:${id}:${retreatId}`,
    bookingId: id,
    files,
  })
}

/** The same mail as it would be written now, for the operator to read before anything happens. */
export async function previewRetreatCancelled(
  deps: MailDeps,
  record: BookingRecord,
  refund: BookingRefund,
): Promise<RenderedMail> {
  const booking = { ...record.booking, status: 'cancelled' as const, holdExpiresAt: null, placeNumber: null }
  return writeMail(RETREAT_CANCELLED, senderOf(deps), {
    ...forGuest({ ...record, booking }),
    refund: mailedRefund(refund),
  })
}
