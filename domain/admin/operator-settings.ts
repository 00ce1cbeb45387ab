import * as z from 'zod/mini'

/** What the operator is told by mail as it happens, or every morning: each can be switched off. */
const operatorMailsSchema = z.object({
  /** A place was taken. */
  mailOnBooking: z.boolean(),
  /** A payment by card, Bancontact or iDEAL arrived. */
  mailOnCardPayment: z.boolean(),
  /** A guest has cancelled. */
  mailOnCancellation: z.boolean(),
  /** What wants doing, every morning; nothing where nothing does. */
  morningDigest: z.boolean(),
})

export type OperatorMails = z.output<typeof operatorMailsSchema>

/** As they are until she changes them. */
export const USUAL_OPERATOR_MAILS: OperatorMails = {
  mailOnBooking: true,
  mailOnCardPayment: true,
  mailOnCancellation: true,
  morningDigest: true,
}

/** What the history calls them. */
export const OPERATOR_MAIL_NAMES: Record<keyof OperatorMails, string> = {
  mailOnBooking: 'Mail for each booking',
  mailOnCardPayment: 'Mail for each payment online',
  mailOnCancellation: 'Mail for each cancellation',
  morningDigest: 'Mail every morning',
}

/** The hour of the morning's mail, in Banjul. */
export const DIGEST_HOUR = 7

export const operatorSettingsSchema = z.object({
  ...operatorMailsSchema.shape,
  /** The inbox that these mails go to (content/business.yaml). */
  mailsGoTo: z.string(),
  /** False where no mail server is set up: mails are then kept in the outbox, and sent nowhere. */
  mailsAreSent: z.boolean(),
  /** Of the server that answers, as an error of a page names it: "0.1.0 3f9c02aa". */
  version: z.string(),
})

export type OperatorSettings = z.output<typeof operatorSettingsSchema>

export const operatorSettingsChangeSchema = z.partial(operatorMailsSchema)
