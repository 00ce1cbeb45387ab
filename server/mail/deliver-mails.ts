import { setTimeout as sleep } from 'node:timers/promises'
import type { Attachment, SendMailOptions } from 'nodemailer/lib/mailer'
import * as z from 'zod/mini'
import { pick } from '#domain/base/typed-records.ts'
import { payerReceipt } from '#domain/document/documents.ts'
import { mailFileSchema, type MailFile } from '#domain/mail/stored-mail.ts'
import type { Deps } from '#server/deps.ts'
import { findDocument } from '#server/document/document-record.ts'
import { drawOrder } from '#server/order/booking-orders.ts'
import { findOrder } from '#server/order/order-record.ts'
import { parseSenderAddress, type SenderAddress } from '#server/process/sender-address.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import {
  claimDueMails,
  markRefused,
  markSent,
  releaseClaim,
  RENEW_CLAIMS_MS,
  renewClaims,
  type MailRow,
} from './mail-queue.ts'
import { loggedRefusal, refusalOf, type MailServer } from './mail-server.ts'
import { deleteMails } from './waiting-mails.ts'
import { contentToSend, isUnwritten, writeQueued } from './write-queued.ts'

const LOOK_EVERY_MS = 1_000
const AT_ONCE = 4
/** How many milliseconds mails in delivery may take when the server stops. A mail whose connection is cut is retried later. */
const LAST_SENDS_MS = 2_000

type DeliveryDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site' | 'workers'>

/**
 * Sends queued mails from the outbox until it is stopped, looking for new ones every `lookEveryMs` milliseconds. Several servers may do so
 * on one database (decision 0012). A mail is sent twice only if its server died, or lost the database, between the mail server's answer and
 * recording it; both copies then have the same Message-ID.
 */
export function startDelivery(
  deps: DeliveryDeps,
  mailServer: MailServer,
  { lookEveryMs = LOOK_EVERY_MS }: { lookEveryMs?: number } = {},
): { stop: () => Promise<void> } {
  const { db, log } = deps
  const underWay = new Map<string, Promise<void>>()
  const cut = new AbortController()
  const stopped = new AbortController()
  let renewedAt = performance.now()
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    // First, so that this process does not take its own mail again after a pause longer than the claim.
    if (underWay.size > 0 && performance.now() - renewedAt >= RENEW_CLAIMS_MS) {
      await renewClaims(db, [...underWay.keys()])
      renewedAt = performance.now()
    }
    if (stopped.signal.aborted || underWay.size >= AT_ONCE || deps.env.smtpUrl === null) return
    if (underWay.size === 0) renewedAt = performance.now()
    for (const mail of await claimDueMails(db, AT_ONCE - underWay.size)) {
      underWay.set(mail.id, deliver(mail))
    }
  }

  function lookNow(): void {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'the emails to send could not be read'))
      .finally(() => {
        looking = null
      })
  }

  async function deliver(mail: MailRow): Promise<void> {
    try {
      await note(mail, await attempt(mail))
    } finally {
      underWay.delete(mail.id)
      if (!stopped.signal.aborted) lookNow()
    }
  }

  /** Sends a mail and returns a function that records the result. */
  async function attempt(mail: MailRow): Promise<() => Promise<void>> {
    const about = { mailId: mail.id, template: mail.template, attempt: mail.attempts }
    let kept: Awaited<ReturnType<typeof writeQueued>> = null
    try {
      const written = await contentToSend(db, deps, mail)
      // What the outbox keeps is written before sending, because nothing may fail between the mail server's answer and recording it.
      if (isUnwritten(mail)) kept = await writeQueued(db, deps, mail, 'closed')
      if (written === null) {
        log.info(about, 'an email had nothing to say any more')
        return () => deleteMails(db, [mail.id])
      }
      const message = mailMessage(deps, { ...mail, ...written }, await attachmentsOf(deps, written))
      await mailServer.send(message, cut.signal)
      log.info(about, 'an email was sent')
      return async () => markSent(db, mail, deps.clock.now(), kept)
    } catch (error) {
      if (cut.signal.aborted) {
        log.info(about, 'an email was not sent yet, because the server is stopping')
        return () => releaseClaim(db, mail)
      }
      log.warn({ ...about, ...loggedRefusal(error) }, 'an email could not be sent')
      const tried = kept && pick(kept, ['subject', 'text', 'html'])
      return async () => markRefused(db, mail, refusalOf(error), tried)
    }
  }

  /** Records the mail server's answer, retrying until the database is available; until then the mail stays in delivery. */
  async function note(mail: MailRow, write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        log.error({ err: error, mailId: mail.id }, 'the result of sending an email could not be saved')
        if (stopped.signal.aborted) return
        await sleep(lookEveryMs, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
  }

  lookNow()
  const timer = setInterval(lookNow, lookEveryMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      stopped.abort()
      await looking
      await Promise.race([Promise.all(underWay.values()), sleep(LAST_SENDS_MS, undefined, { ref: false })])
      cut.abort()
      await Promise.all(underWay.values())
    },
  }
}

/**
 * Returns a mail of the outbox as a message for the mail server, with one sender and one recipient. Message-ID and Date come from the row,
 * so that a second copy counts as the same message.
 */
function mailMessage(
  deps: Pick<Deps, 'env' | 'site'>,
  mail: MailRow,
  attachments: Attachment[],
): SendMailOptions {
  const from = senderAddress(deps)
  return {
    messageId: messageIdOf(mail, from),
    date: mail.createdAt,
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    // The envelope names only these two addresses, whatever the headers say.
    envelope: { from: from.address, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments,
    // Keeps automatic replies, such as out-of-office notices, away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function messageIdOf({ id }: Pick<MailRow, 'id'>, { address }: SenderAddress): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** Returns the address in MAIL_FROM or of the mail connection, or else the one in the owner's content. */
export function senderAddress({ env, site }: Pick<Deps, 'env' | 'site'>): SenderAddress {
  const { fromName, fromAddress } = site().business.mail
  const configured = env.mailFrom === null ? null : parseSenderAddress(env.mailFrom)
  return { name: configured?.name || fromName, address: configured?.address ?? fromAddress }
}

type AttachmentDeps = Pick<Deps, 'db' | 'workers'>

const filesSchema = z.array(mailFileSchema)

/** Returns the attachments of a mail, drawn again for each sending attempt. Their contents never change. */
export async function attachmentsOf(
  deps: AttachmentDeps,
  mail: Pick<MailRow, 'files'>,
): Promise<Attachment[]> {
  const files = filesSchema.parse(mail.files)
  return Promise.all(files.map((file) => attachmentOf(deps, file)))
}

async function attachmentOf(deps: AttachmentDeps, file: MailFile): Promise<Attachment> {
  const attached = { filename: file.name, contentDisposition: 'attachment' } as const
  switch (file.type) {
    case 'calendar':
      return {
        ...attached,
        content: file.text,
        contentType: `text/calendar; charset=utf-8; method=${file.method}`,
      }
    case 'document':
    case 'payer_receipt':
      return { ...attached, content: await documentPdf(deps, file), contentType: PDF }
    case 'order':
      return { ...attached, content: await orderPdf(deps, file.orderId), contentType: PDF }
  }
}

const PDF = 'application/pdf'

async function documentPdf(
  { db, workers }: AttachmentDeps,
  file: Extract<MailFile, { documentId: string }>,
): Promise<Buffer> {
  const document = await findDocument(db, file.documentId)
  if (!document) throw new Error('the document of a mail is gone')
  const { content: whole } = document
  return workers.drawDocument(file.type === 'document' ? whole : payerReceipt(whole, file.firstName))
}

async function orderPdf(deps: AttachmentDeps, orderId: string): Promise<Buffer> {
  const order = await findOrder(deps.db, orderId)
  const record = order && (await loadBooking(deps.db, order.bookingId))
  if (!order || !record) throw new Error('the order of a mail is gone')
  return drawOrder(deps, order, record)
}
