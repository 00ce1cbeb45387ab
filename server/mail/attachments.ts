import type { Attachment } from 'nodemailer/lib/mailer'
import * as z from 'zod/mini'
import type { DocumentContent } from '#domain/document/documents.ts'
import { payerReceipt } from '#domain/payment/payer-receipt.ts'
import { mailFileSchema, type MailFile } from '#domain/mail/mail-file.ts'
import type { Deps } from '#server/deps.ts'
import { findDocument } from '#server/document/document-record.ts'
import { drawOrder } from '#server/order/draw-order.ts'
import { findOrder } from '#server/order/read-order.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import type { MailRow } from './mail-queue.ts'

type AttachmentDeps = Pick<Deps, 'db' | 'workers'>

const filesSchema = z.array(mailFileSchema)

/** Returns the attachments of a mail, drawn again for each sending attempt. Their contents never change. */
export async function attachmentsOf(deps: AttachmentDeps, mail: MailRow): Promise<Attachment[]> {
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
      return { ...attached, content: await documentPdf(deps, file.documentId), contentType: PDF }
    case 'payer_receipt': {
      const content = await documentPdf(deps, file.documentId, (whole) => payerReceipt(whole, file.firstName))
      return { ...attached, content, contentType: PDF }
    }
    case 'order':
      return { ...attached, content: await orderPdf(deps, file.orderId), contentType: PDF }
  }
}

const PDF = 'application/pdf'

/** `shown` selects what of the issued document the mail's reader sees. */
async function documentPdf(
  { db, workers }: AttachmentDeps,
  documentId: string,
  shown: (whole: DocumentContent) => DocumentContent = (whole) => whole,
): Promise<Buffer> {
  const document = await findDocument(db, documentId)
  if (!document) throw new Error('the document of a mail is gone')
  return workers.drawDocument(shown(document.content))
}

async function orderPdf(deps: AttachmentDeps, orderId: string): Promise<Buffer> {
  const order = await findOrder(deps.db, orderId)
  const record = order && (await loadBooking(deps.db, order.bookingId))
  if (!order || !record) throw new Error('the order of a mail is gone')
  return drawOrder(deps, order, record)
}
