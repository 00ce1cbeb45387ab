import * as mails from '#emails/all-mails.ts'
import type { AboutBooking, Handling, Mail, MailOf, Occasion, Sender } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'

type AnyMail = (typeof mails)[keyof typeof mails]

export type MailTemplate = AnyMail['name']

/** The plain values that each mail needs. */
export type MailData = { [M in AnyMail as M['name']]: Parameters<M['compose']>[0] }

type BookingMail = Extract<AnyMail, { oncePer: Occasion }>

/** The mails whose data comes from a booking's record (`mail-facts.ts`). */
export type BookingMailTemplate = BookingMail['name']
/** The mails whose caller knows all that they say. */
export type OtherTemplate = Exclude<MailTemplate, BookingMailTemplate>
type BookingMailOf<T extends BookingMailTemplate> = Extract<BookingMail, { name: T }>
export type NeedsOf<T extends BookingMailTemplate> = NonNullable<BookingMailOf<T>['needs']>[number]
export type FilesOf<T extends BookingMailTemplate> = NonNullable<BookingMailOf<T>['carries']>[number]
export type OccasionOf<T extends BookingMailTemplate> = BookingMailOf<T>['oncePer']

const list: readonly AnyMail[] = Object.values(mails)
const byName: unknown = Object.fromEntries(list.map((mail) => [mail.name, mail]))

// Each mail is stored under its own name.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const MAILS = byName as { [T in MailTemplate]: MailOf<T, MailData[T]> }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each mail is stored under its own name
export const BOOKING_MAILS = byName as Record<BookingMailTemplate, AboutBooking & Pick<AnyMail, 'to'>>

/** Returns the template of a stored mail. Throws if there is none of that name. */
export function templateNamed(name: string): MailTemplate {
  const found = list.find((mail) => mail.name === name)
  if (!found) throw new Error(`there is no email named ${name}`)
  return found.name
}

/** True if a mail's data comes from a booking's record. */
export function isBookingMail(name: MailTemplate): name is BookingMailTemplate {
  return 'oncePer' in MAILS[name]
}

/**
 * Composes a mail. The subject of one about a place that its reader booked for another begins with the name: "Ben: Payment received: …".
 */
export function composed<T extends MailTemplate>(template: T, data: MailData[T], sender: Sender): Mail {
  const mail = MAILS[template].compose(data, sender)
  const placeOf = placeOfMail(data)
  return placeOf === null ? mail : { ...mail, subject: `${inSubject(placeOf, 12)}: ${mail.subject}` }
}

/** Returns whose place a mail is about, if its reader booked it for them; else null. */
export function placeOfMail(data: object): string | null {
  const { booking } = data as { booking?: { placeOf?: string | null } }
  return booking?.placeOf ?? null
}

/** Returns the subject of a mail with this data, in one line so that it cannot inject another header. */
export function subjectOf(template: MailTemplate, sender: Sender, data: unknown): string {
  // The data was passed or stored for this template.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { subject } = composed(template, data as never, sender)
  return oneLine(subject)
}

/** Removes line breaks and other control characters. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

export const MAIL_TEMPLATES: readonly MailTemplate[] = list.map(({ name }) => name)

/** Returns the names of all mails that match. */
export function templatesWhere(
  are: (mail: Handling & Pick<AnyMail, 'to'>) => boolean | undefined,
): MailTemplate[] {
  return list.filter((mail) => are(mail)).map(({ name }) => name)
}
