import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forGuest } from './guest-mail-data.ts'
import type { MailDeps } from './queue-mail.ts'

/** What a payee is told who is to say, or to confirm, where a refund goes. */
export interface PayeeAsked {
  amountCents: Cents
  link: string
  askedAt: Date
}

/** Each time that they are asked is a mail of its own. */
export function askedOfPayee<Asked extends PayeeAsked>(_: MailDeps, record: BookingRecord, asked: Asked) {
  const { amountCents, askedAt, ...told } = asked
  const data = { ...forGuest(record), amount: eurosFromCents(amountCents), ...told }
  return { data, happened: `${record.booking.email}:${askedAt.toISOString()}` }
}
