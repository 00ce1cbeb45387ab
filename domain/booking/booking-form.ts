import * as z from 'zod/mini'
import { bookingFields, guestFields, kiterFields } from './booking-fields.ts'
import { partOf } from './typed-records.ts'
import { halfChosen } from './field-kinds.ts'
import { knownTimeZone } from '#domain/base/guest-time.ts'
import { CONSENT_NEEDED, mayKeepNotes } from './health-consent.ts'
import { PROBLEMS } from '#domain/api/problem.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { travelEditSchema } from '#domain/travel/travel-fields.ts'

/** Shown, and the title of the server's 422, when a required field is empty (specification, section 5.1). */
export const INCOMPLETE_BOOKING = PROBLEMS['incomplete-booking'].title

const submitted = { guest: partOf(guestFields, 'submit'), kiter: partOf(kiterFields, 'submit') }

/** Whether the guest lets us keep the health notes: no field of the booking, but a condition for one of them. */
const healthConsent = z.optional(z.nullable(z.boolean()))

/**
 * A complete booking, as the browser checks it before submitting and the server before taking a place. A non-kiter's
 * form carries no kiter fields: what is sent of them is dropped.
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
  .check(
    z.refine(mayKeepNotes, {
      path: ['healthConsent'],
      error: CONSENT_NEEDED,
      // Said together with whatever else is wrong with the form.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type BookingForm = z.infer<typeof bookingFormSchema>
/** What the form holds before it is checked. */
export type BookingFormInput = z.input<typeof bookingFormSchema>

/**
 * A booking as it is sent: the form, with the total that the guest has seen, in whole euros (decision 0003), and the zone of the
 * guest's clock. A zone that nobody knows is taken for none: it refuses no booking.
 */
export const submissionSchema = z.intersection(
  bookingFormSchema,
  z.object({
    // What the form sends (specification, section 7). It decides nothing, and anything else in its place is ignored.
    status: z.optional(z.union([z.literal('booking_submitted'), z.unknown()])),
    expectedTotal: z.optional(z.int().check(z.minimum(0))),
    timeZone: z.optional(
      z.nullable(
        z.pipe(
          z.string(),
          z.transform((zone: string) => knownTimeZone(zone)),
        ),
      ),
    ),
  }),
)

/**
 * An edit: any of the fields, each as strict as in the whole form; what is absent stays.
 * A non-kiter's booking has null in the kiter's fields and may send it back; the merged form has the last word.
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

/** An edit as it is sent: with what changes of the journey, so that both are saved or neither. */
export const sentEditSchema = z.extend(bookingEditSchema, { travel: z.optional(travelEditSchema) })

function nullable<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const schemas = Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)])
  // What `Object.fromEntries` forgets: the names, and which schema stands under which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(schemas) as { [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]> }
}

/** The autosaved draft: every field may be missing or half typed (specification, section 4.5, step 2). */
export const bookingDraftSchema = z.object({
  packageType: halfChosen(PACKAGE_TYPES),
  ...partOf(bookingFields, 'draft'),
  healthConsent,
  timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
  status: z.optional(z.literal('in_progress')),
})
export type BookingDraft = z.infer<typeof bookingDraftSchema>

/** A draft is worth saving once a name, an e-mail address or a date is set. */
export function isWorthSaving(draft: {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  selectedDate?: string | null
}): boolean {
  return [draft.firstName, draft.lastName, draft.email, draft.selectedDate].some((value) =>
    Boolean(value?.trim()),
  )
}
