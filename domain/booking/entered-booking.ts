import * as z from 'zod/mini'
import { guestFields, kiterFields } from './booking-fields.ts'
import { CONSENT_NEEDED, mayKeepNotes } from './health-consent.ts'
import { PHONE_COUNTRIES } from './phone-countries.ts'
import { partOf, pick } from './typed-records.ts'

/**
 * What a booking cannot do without, whoever enters it: whom it is for, how to reach them, when, and what decides the price.
 * The rest a guest can still tell, who is asked for it with the first edit of their own.
 */
const NEEDED = ['firstName', 'lastName', 'phone', 'selectedDate', 'selectedRoom'] as const

const guest = partOf(guestFields, 'submit')
const kiter = partOf(kiterFields, 'submit')

const shape = {
  ...tellableLater(guest),
  ...pick(guest, NEEDED),
  healthConsent: z.optional(z.nullable(z.boolean())),
}

/**
 * A booking as the operator enters or edits it, for somebody who wrote or called: each field as strict as in the guest's own
 * form, but most of them may be missing, the e-mail address too. A non-kiter's carries no kiter fields.
 */
export const enteredBookingSchema = z
  .discriminatedUnion(
    'packageType',
    [
      z.object({ packageType: z.literal('kiter'), ...shape, ...tellableLater(kiter) }),
      z.object({ packageType: z.literal('non-kiter'), ...shape }),
    ],
    'Choose the Kiter or the Non-kiter package',
  )
  .check(
    z.refine(mayKeepNotes, {
      path: ['healthConsent'],
      error: CONSENT_NEEDED,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type EnteredBooking = z.infer<typeof enteredBookingSchema>

/** A booking as the operator adds it. */
export const addedBookingSchema = z.intersection(
  enteredBookingSchema,
  z.object({
    /** The country of the phone numbers that are written without one. */
    phoneCountry: z.optional(z.enum(PHONE_COUNTRIES, 'Choose a country')),
    /** Books although there is a booking with this name and phone number already. */
    confirmRepeat: z.optional(z.boolean()),
  }),
)

export type AddedBooking = z.infer<typeof addedBookingSchema>

/** The same fields, null where nothing was said. */
function tellableLater<Shape extends Record<string, z.ZodMiniType>>(fields: Shape) {
  const schemas = Object.entries(fields).map(([name, schema]) => [name, orNothing(schema)])
  // What `Object.fromEntries` forgets: the names, and which schema stands under which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(schemas) as { [Name in keyof Shape]: ReturnType<typeof orNothing<Shape[Name]>> }
}

function orNothing<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null)
}
