import type { Attachment } from 'nodemailer/lib/mailer'
import * as z from 'zod/mini'
import { payerReceipt } from '#domain/payer-receipt.ts'
import { mailFileSchema, type MailFile } from '#domain/mail-file.ts'
import type { Deps } from '#server/deps.ts'
import { findDocument } from '#server/documents/document-record.ts'
import type { MailRow } from './mail-queue.ts'

type AttachmentDeps = Pick<Deps, 'db' | 'workers'>

const filesSchema = z.array(mailFileSchema)

/** The files of a mail, made anew for each attempt to send it: what they say does not change. */
export async function attachmentsOf(deps: AttachmentDeps, mail: MailRow): Promise<Attachment[]> {
  const files = filesSchema.parse(mail.files)
  return Promise.all(files.map((file) => attachmentOf(deps, file)))
}

async function attachmentOf({ db, workers }: AttachmentDeps, file: MailFile): Promise<Attachment> {
  const attached = { filename: file.name, contentDisposition: 'attachment' } as const
  if (file.type === 'calendar') {
    return {
      ...attached,
      content: file.text,
      contentType: `text/calendar; charset=utf-8; method=${file.method}`,
    }
  }
  const document = await findDocument(db, file.documentId)
  if (!document) throw new Error('the document of a mail is gone')
  return {
    ...attached,
    content: await workers.drawDocument(
      file.type === 'payer_receipt' ? payerReceipt(document.content, file.firstName) : document.content,
    ),
    contentType: 'application/pdf',
  }
}
