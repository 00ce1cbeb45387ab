import { bookingFormSchema, type BookingForm } from '#domain/booking-form.ts'

/** What react-hook-form's resolvers answer. */
type Checked =
  | { values: BookingForm; errors: Record<string, never> }
  | { values: Record<string, never>; errors: Record<string, { type: string; message: string }> }

/**
 * Checks a booking's fields by the very schema that the server checks them by, when they are first sent and when they are
 * edited; a field's first error is the one to show.
 */
export function checkBookingForm(fields: unknown): Checked {
  const checked = bookingFormSchema.safeParse(fields)
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
