import * as z from 'zod/mini'
import { knownTimeZone } from '#domain/base/guest-time.ts'
import { columnOf } from '#domain/base/typed-records.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { travelEditSchema } from '#domain/travel/travel-fields.ts'
import { bookingFields, guestFields, kiterFields } from './booking-fields.ts'
import { draftChoice } from './field-kinds.ts'
import { CONSENT_NEEDED, mayKeepNotes } from './health-consent.ts'
import { isSamePhone } from './phone.ts'

/** The message for an empty required field, also the title of the server's 422 (specification, section 5.1). */

const submitted = { guest: columnOf(guestFields, 'submit'), kiter: columnOf(kiterFields, 'submit') }

/** Whether the guest lets us keep the health notes. It is no field of the booking but a condition for one. */
const healthConsent = z.optional(z.nullable(z.boolean()))

/** The error for one's own number as the emergency contact's. */
export const OWN_NUMBER = 'This is your own number. Whose number can we call in an emergency?'

/** Lets a check of several fields run beside the form's other errors. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

/** Refuses health notes without consent, together with the form's other errors. */
export const consentForNotes = z.refine<Parameters<typeof mayKeepNotes>[0]>(mayKeepNotes, {
  path: ['healthConsent'],
  error: CONSENT_NEEDED,
  when: isObject,
})

/** Refuses the guest's own number as the emergency contact's: a browser may have filled it in. */
export function otherNumberInEmergency(error: string) {
  return z.refine<{ phone?: unknown; emergencyPhone?: unknown }>(
    ({ phone, emergencyPhone }) =>
      typeof phone !== 'string' || typeof emergencyPhone !== 'string' || !isSamePhone(phone, emergencyPhone),
    { path: ['emergencyPhone'], error, when: isObject },
  )
}

/**
 * A complete booking, checked by the browser before submitting and by the server before taking a place. A non-kiter's
 * form has no kiter fields, and any that are sent are dropped.
 */
export const bookingFormSchema = z
  .discriminatedUnion(
    'packageType',
    [
      z.object({
        packageType: z.literal('kiter'),
        ...submitted.guest,
        ...submitted.kiter,
        healthConsent,
      }),
      z.object({ packageType: z.literal('non-kiter'), ...submitted.guest, healthConsent }),
    ],
    'Choose the Kiter or the Non-kiter package',
  )
  .check(consentForNotes, otherNumberInEmergency(OWN_NUMBER))
export type BookingForm = z.infer<typeof bookingFormSchema>
/** The form's values before they are checked. */
export type BookingFormInput = z.input<typeof bookingFormSchema>

/** The time zone that a guest's browser states; null if it is not known. */
export const sentTimeZone = z.optional(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((zone: string) => knownTimeZone(zone)),
    ),
  ),
)

/** The token of a waiting list, with which its guest takes the place that was offered. */
export const sentOffer = z.optional(z.string().check(z.maxLength(100)))

/**
 * A submitted booking: the form, the total that the guest has seen in whole euros (decision 0003), and the guest's time
 * zone. An unknown zone counts as none and does not refuse the booking.
 */
export const submissionSchema = z.intersection(
  bookingFormSchema,
  z.object({
    // The form sends this status (specification, section 7). It has no effect, and any other value is ignored.
    status: z.optional(z.union([z.literal('booking_submitted'), z.unknown()])),
    expectedTotal: z.optional(z.int().check(z.minimum(0))),
    offer: sentOffer,
    timeZone: sentTimeZone,
  }),
)

/**
 * An edit of any fields, each checked as in the whole form; absent fields stay as they are. A non-kiter's booking has
 * null in the kiter fields and may send it back. The merged form is checked again.
 */
export const bookingEditSchema = z.partial(
  z.object({
    packageType: z.enum(PACKAGE_TYPES),
    ...submitted.guest,
    ...nullable(submitted.kiter),
    healthConsent,
  }),
)
export type BookingEdit = z.infer<typeof bookingEditSchema>

/** An edit as it is sent, with changes of the travel details, so that both are saved or neither. */
export const sentEditSchema = z.extend(bookingEditSchema, { travel: z.optional(travelEditSchema) })

function nullable<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const schemas = Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)])
  // `Object.fromEntries` loses the names and which schema belongs to which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(schemas) as { [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]> }
}

/** The autosaved draft, in which every field may be missing or incomplete (specification, section 4.5, step 2). */
export const bookingDraftSchema = z.object({
  packageType: draftChoice(PACKAGE_TYPES),
  ...columnOf(bookingFields, 'draft'),
  healthConsent,
  timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
  status: z.optional(z.literal('in_progress')),
})
export type BookingDraft = z.infer<typeof bookingDraftSchema>

/** True once a name, an email address or a date is set, which makes a draft worth saving. */
export function isWorthSaving({
  firstName,
  lastName,
  email,
  selectedDate,
}: Pick<BookingDraft, 'firstName' | 'lastName' | 'email' | 'selectedDate'>): boolean {
  return [firstName, lastName, email, selectedDate].some((value) => Boolean(value?.trim()))
}
