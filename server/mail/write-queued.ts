import { ordersOf, type MailAbout, type MailFile } from '#domain/mail/stored-mail.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { ADDRESS_PAGE, addressLinkFor } from '#server/store/address-link.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { bookedTogether, cancelledTogether, mailedTogether } from '#server/store/group-record.ts'
import { findHandOver, recordOfNamed } from '#server/store/hand-over-record.ts'
import { mailedPaymentAddress, paymentPath } from '#server/store/link-token.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { loadPayees, recordOfPayee } from '#server/store/refund-payee.ts'
import { bookingData } from './booking-facts.ts'
import { withClosedLinks } from './closed-links.ts'
import type { MailRow } from './mail-queue.ts'
import type { Together } from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { senderOf } from './sender.ts'
import {
  isBookingMail,
  MAILS,
  templateNamed,
  templatesWhere,
  type BookingMailTemplate,
  type MailTemplate,
} from './templates.ts'
import { writeMail } from './write-mail.ts'

/** A mail that is yet to be written. */
type Unwritten = Pick<MailRow, 'template' | 'bookingId' | 'recipient' | 'files' | 'createdAt'> & {
  about: MailAbout
}

interface Written extends RenderedMail {
  files: MailFile[]
}

/** True if a mail is written only when it is sent. */
export function isUnwritten<Row extends Pick<MailRow, 'about' | 'text'>>(
  row: Row,
): row is Row & { about: MailAbout } {
  return row.about !== null && row.text === ''
}

/**
 * Writes a mail from what it is about and what is true now. With `links: 'closed'` nothing in it opens an account, claims a booking or
 * redirects a refund, so that a copy of the database does not either (decisions 0005, 0010 and 0170). Null if there is nothing to say any
 * more.
 */
export async function writeQueued(
  db: Database | Transaction,
  deps: MailDeps,
  mail: Unwritten,
  links: 'open' | 'closed' = 'open',
): Promise<Written | null> {
  const about = links === 'open' ? mail.about : withClosedLinks(mail.about)
  const found = await dataOf(db, deps, { ...mail, about }, links)
  if (found === null) return null
  const data = await withAddressLink(db, deps, mail, found.data, links)
  const template = templateNamed(mail.template)
  // What it is about was stored for this template.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const rendered = await writeMail(template, senderOf(deps), data as never)
  return { ...rendered, files: [...mail.files, ...found.files] }
}

/**
 * Returns what a mail says: as it was sent or kept, or else as it would be sent now. One that is yet to be sent shows no links that open
 * something; without a mail server the outbox is where they are read.
 */
export async function contentOf(
  db: Database | Transaction,
  deps: MailDeps,
  row: MailRow,
): Promise<Pick<MailRow, 'subject' | 'text' | 'html' | 'files'>> {
  const written = isUnwritten(row)
    ? await writeQueued(db, deps, row, row.state === 'kept' ? 'open' : 'closed')
    : null
  return written ?? row
}

const CLAIMING: readonly string[] = templatesWhere(({ link }) => link === 'claims')

/**
 * Returns what is sent of a mail. One that was written before, such as a copy of a sent one, gets the link that claims the booking again
 * if it goes to its guest. Null if there is nothing to say any more.
 */
export async function contentToSend(
  db: Database,
  deps: MailDeps,
  mail: MailRow,
): Promise<Pick<MailRow, 'subject' | 'text' | 'html' | 'files'> | null> {
  if (isUnwritten(mail)) return writeQueued(db, deps, mail)
  const record =
    mail.bookingId !== null && CLAIMING.includes(mail.template) ? await loadBooking(db, mail.bookingId) : null
  if (record?.booking.email !== mail.recipient) return mail
  const { booking } = record
  const plain = deps.env.baseUrl + paymentPath(booking.id)
  const claiming = (words: string) => words.replaceAll(plain, mailedPaymentAddress(deps, booking))
  return { ...mail, text: claiming(mail.text), html: claiming(mail.html) }
}

async function dataOf(
  db: Database | Transaction,
  deps: MailDeps,
  { template, bookingId, about, recipient, files, createdAt }: Unwritten,
  links: 'open' | 'closed',
): Promise<{ data: Record<string, unknown>; files: MailFile[] } | null> {
  const name = templateNamed(template)
  if (!isBookingMail(name)) return { data: about.facts, files: [] }
  const stored = bookingId === null ? null : await loadBooking(db, bookingId)
  if (stored === null) return null
  const isOver: ((data: never) => boolean) | undefined = MAILS[name].isOver
  const { handedOverAt } = stored.booking
  // What a previous guest was to do is the present guest's now.
  if (isOver && handedOverAt !== null && createdAt < handedOverAt) return null
  const record = await readerRecord(db, deps, stored, { about, recipient, name })
  if (record === null) return null
  const together = await togetherIn(db, record, name, files)
  const others = (await bookedTogether(db, record)).filter(
    ({ booking: { id } }) => !together.some(({ booking }) => booking.id === id),
  )
  const found = await bookingData(deps, name, record, { db, about, links, recipient, together, others })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data of this template
  return isOver?.(found.data as never) ? null : found
}

/** Returns the bookings that a mail speaks of as one, the own first. An order that was placed for one speaks of that one. */
async function togetherIn(
  db: Database | Transaction,
  record: BookingRecord,
  name: BookingMailTemplate,
  files: readonly MailFile[],
): Promise<Together> {
  const { ofGroup } = MAILS[name]
  if (ofGroup === 'paid') return mailedTogether(db, record)
  if (ofGroup === 'cancelled') return cancelledTogether(db, record)
  return ofGroup === 'ordered' && ordersOf(files).length > 1 ? bookedTogether(db, record) : [record]
}

/** Returns the booking as the mail's reader has it. */
async function readerRecord(
  db: Database | Transaction,
  { clock }: MailDeps,
  record: BookingRecord,
  { about, recipient, name }: Pick<Unwritten, 'about' | 'recipient'> & { name: MailTemplate },
): Promise<BookingRecord | null> {
  if (MAILS[name].to === 'other') {
    const handOver = await findHandOver(db, about.ids?.handOver ?? '')
    return handOver && recordOfNamed(record, handOver, clock.now())
  }
  if (about.handOverId === undefined) {
    const isAsStored = MAILS[name].to === 'operator' || recipient === record.booking.email
    return isAsStored ? record : forReader(db, record)
  }
  const payee = (await loadPayees(db, record)).find((each) => each.handOverId === about.handOverId)
  return payee ? recordOfPayee(payee, record) : null
}

/** Returns the mail's data with the link that confirms the address, if its reader is the guest and has yet to confirm it. */
async function withAddressLink(
  db: Database | Transaction,
  deps: MailDeps,
  { template, recipient: to, bookingId }: Unwritten,
  data: Record<string, unknown>,
  links: 'open' | 'closed',
): Promise<Record<string, unknown>> {
  if (bookingId === null || MAILS[templateNamed(template)].to !== 'guest' || !('confirmUrl' in data))
    return data
  const confirmUrl = await addressLinkFor(db, deps, { bookingId, to })
  return {
    ...data,
    confirmUrl: confirmUrl !== null && links === 'closed' ? deps.env.baseUrl + ADDRESS_PAGE : confirmUrl,
  }
}
