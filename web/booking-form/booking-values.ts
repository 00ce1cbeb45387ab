import type { Resolver, ResolverResult, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldError } from '#domain/base/text-schema.ts'
import { BOOKING_FIELDS, type BookingField } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema, type BookingForm } from '#domain/booking-form/booking-form.ts'
import { filledIn, travellerFormSchema, type TravellerForm } from '#domain/booking-form/group-form.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'

/** The values of a form's inputs: text, whatever is typed, and whether the consent is ticked. */
export type BookingValues = Record<BookingField, string> & {
  packageType: PackageType
  healthConsent: boolean
}

export const FORM_FIELDS = ['packageType', ...BOOKING_FIELDS, 'healthConsent'] as const

/** The inputs with a text value: all but the consent. */
export type TextInput = Exclude<keyof BookingValues, 'healthConsent'>

export function isBookingField(name: string): name is keyof BookingValues {
  return FORM_FIELDS.some((field) => field === name)
}

/** Validates a booking's fields with the server's schema, and returns the first error of each field. */
export const checkBooking: Resolver<BookingValues, unknown, BookingForm> = (values) =>
  resultOf(bookingFormSchema.safeParse(values))

/** The same for somebody whom the guest has booked for: what is empty, the traveller says by the own link. */
export const checkTraveller: Resolver<BookingValues, unknown, TravellerForm> = (values) =>
  resultOf(travellerFormSchema.safeParse(filledIn(values)))

function resultOf<Form>(checked: z.core.util.SafeParseResult<Form>): ResolverResult<BookingValues, Form> {
  if (checked.success) return { values: checked.data, errors: {} }
  const errors = new Map<PropertyKey, { type: string; message: string }>()
  for (const issue of checked.error.issues) {
    const [field] = issue.path
    if (field !== undefined && !errors.has(field)) {
      errors.set(field, { type: issue.code, message: issue.message })
    }
  }
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Shows the server's errors at their fields, and moves the focus to the first. */
export function showRefused(
  form: Pick<UseFormReturn<BookingValues>, 'setError'>,
  errors: readonly FieldError[],
): void {
  for (const [index, { field, message }] of errors.entries()) {
    if (isBookingField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}
