import { SEALED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import { storeBooking } from '#web/browser/browser-storage.ts'

/** Fields that the server stores encrypted, and the consent to them: the browser keeps them only until the tab is closed. */
const OF_TAB = [...SEALED_FIELDS, 'healthConsent'] as const

/** Keeps a submitted booking in the browser for the sign-in, the payment and a form that is opened again. */
export function keepSentBooking(booking: BookingForm, leadId: string): void {
  const open = { ...booking, ...recordOf(OF_TAB, () => undefined) }
  storeBooking({ ...open, leadId }, pick(booking, OF_TAB))
}
