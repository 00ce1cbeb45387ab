import { SEALED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import { storeBooking } from '#web/browser/browser-storage.ts'

/** What lies encrypted on the server does not lie in clear in a browser: it ends with the tab, and so does the consent to it. */
const OF_TAB = [...SEALED_FIELDS, 'healthConsent'] as const

/** Keeps a booking as it was sent, for the sign-in, the payment, and a form that is opened again. */
export function keepSentBooking(booking: BookingForm, leadId: string): void {
  const open = { ...booking, ...recordOf(OF_TAB, () => undefined) }
  storeBooking({ ...open, leadId }, pick(booking, OF_TAB))
}
