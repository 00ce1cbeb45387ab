import * as z from 'zod/mini'

/** The mails to the operator that can each be switched off. */
const operatorMailsSchema = z.object({
  /** A guest booked a place. */
  mailOnBooking: z.boolean(),
  /** A payment by card, Bancontact or iDEAL arrived. */
  mailOnCardPayment: z.boolean(),
  /** A guest cancelled. */
  mailOnCancellation: z.boolean(),
  /** The open tasks, every morning; no mail if there are none. */
  morningDigest: z.boolean(),
})

export type OperatorMails = z.output<typeof operatorMailsSchema>

/** The settings until the operator changes them. */
export const USUAL_OPERATOR_MAILS: OperatorMails = {
  mailOnBooking: true,
  mailOnCardPayment: true,
  mailOnCancellation: true,
  morningDigest: true,
}

/** The names of the settings in the history. */
export const OPERATOR_MAIL_NAMES: Record<keyof OperatorMails, string> = {
  mailOnBooking: 'Mail for each booking',
  mailOnCardPayment: 'Mail for each payment online',
  mailOnCancellation: 'Mail for each cancellation',
  morningDigest: 'Mail every morning',
}

/** The hour of the morning mail, in Banjul. */
export const DIGEST_HOUR = 7

export const operatorSettingsSchema = z.object({
  ...operatorMailsSchema.shape,
  /** The mailbox for these mails (content/business.yaml). */
  mailsGoTo: z.string(),
  /** False if no mail server is set up: mails then stay in the outbox and are not sent. */
  mailsAreSent: z.boolean(),
  /** The version of the server, as an error page names it: "0.1.0 3f9c02aa". */
  version: z.string(),
})

export type OperatorSettings = z.output<typeof operatorSettingsSchema>

export const operatorSettingsChangeSchema = z.partial(operatorMailsSchema)
