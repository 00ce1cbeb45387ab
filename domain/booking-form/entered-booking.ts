import * as z from 'zod/mini'
import { columnOf, pick } from '#domain/base/typed-records.ts'
import { bookingFields, guestFields, kiterFields } from './booking-fields.ts'
import { consentForNotes, isObject, otherNumberInEmergency } from './booking-form.ts'
import { PHONE_COUNTRIES } from './phone-countries.ts'

/** The fields that every booking needs. The guest is asked for the others with the first edit. */
const NEEDED = ['firstName', 'lastName', 'phone', 'selectedDate', 'selectedRoom'] as const

const guest = columnOf(guestFields, 'submit')
const kiter = columnOf(kiterFields, 'submit')

const shape = {
  ...mayBeMissing(guest),
  ...pick(guest, NEEDED),
  healthConsent: z.optional(z.nullable(z.boolean())),
}

const isOtherNumber = otherNumberInEmergency(
  'This is the guest’s own number. Leave it empty if you don’t know another',
)

/**
 * A booking that the operator enters or edits for someone who wrote or called. Each field is checked as in the guest's
 * form, but most may be missing, the email address too. A non-kiter's booking has no kiter fields.
 */
export const enteredBookingSchema = ofEitherPackage(shape)
export type EnteredBooking = z.infer<typeof enteredBookingSchema>

/** The same of somebody who comes along with another guest, whose phone number may be unknown. */
export const enteredTravellerSchema = ofEitherPackage({
  ...shape,
  phone: mayBeMissing({ phone: guest.phone }).phone,
})
export type EnteredTraveller = z.infer<typeof enteredTravellerSchema>

function ofEitherPackage<Phone extends z.core.SomeType>(
  fields: Omit<typeof shape, 'phone'> & { phone: Phone },
) {
  return z
    .discriminatedUnion(
      'packageType',
      [
        z.object({ packageType: z.literal('kiter'), ...fields, ...mayBeMissing(kiter) }),
        z.object({ packageType: z.literal('non-kiter'), ...fields }),
      ],
      'Choose the Kiter or the Non-kiter package',
    )
    .check(consentForNotes, isOtherNumber)
}

/** A guest without a phone number could not be reached about the place; who comes along is reached by who has booked. */
const phoneUnlessJoining = z.refine<{ phone?: unknown; joins?: unknown }>(
  ({ phone, joins }) => joins !== undefined || typeof phone === 'string',
  { path: ['phone'], error: `${bookingFields.phone.label} is required`, when: isObject },
)

export const addedBookingSchema = z
  .intersection(
    enteredTravellerSchema,
    z.object({
      /** The country of phone numbers that have no country code. */
      phoneCountry: z.optional(z.enum(PHONE_COUNTRIES, 'Choose a country')),
      /** Books even if a booking with this name and phone number exists. */
      confirmRepeat: z.optional(z.boolean()),
      /** The id of the booking with whose guest this one comes along. */
      joins: z.optional(z.string()),
      /** Puts the two into one shared room. */
      sharesRoom: z.optional(z.boolean()),
    }),
  )
  .check(phoneUnlessJoining)

export type AddedBooking = z.infer<typeof addedBookingSchema>

/** Returns the same fields, each null if it is missing. */
export function mayBeMissing<Shape extends Record<string, z.ZodMiniType>>(fields: Shape) {
  const schemas = Object.entries(fields).map(([name, schema]) => [name, orNothing(schema)])
  // `Object.fromEntries` loses the names and which schema belongs to which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(schemas) as { [Name in keyof Shape]: ReturnType<typeof orNothing<Shape[Name]>> }
}

function orNothing<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null)
}
