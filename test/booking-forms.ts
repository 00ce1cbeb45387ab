import { guestFields, kiterFields } from '#domain/booking-form/booking-fields.ts'
import { sampleForm } from '#domain/booking-form/sample-form.ts'
import type { Booking } from '#domain/booking/booking.ts'

/** A complete kiter's form as a browser sends it; give what differs. */
export function kiterForm(differences: Record<string, unknown> = {}) {
  return {
    ...sampleForm(guestFields),
    ...sampleForm(kiterFields),
    packageType: 'kiter',
    firstName: 'Awa',
    lastName: 'Jallow',
    email: 'awa@example.com',
    phone: '+32 470 00 00 00',
    emergencyContact: 'Lamin Jallow',
    emergencyPhone: '+220 300 0000',
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    selectedDiet: 'vegan',
    age: '31',
    weight: '62',
    height: '171',
    kitingExperience: 'Two lessons so far',
    selectedWetsuitSize: 'M',
    selectedWetsuitGender: 'female',
    healthConditions: '',
    status: 'booking_submitted',
    ...differences,
  }
}

/** A complete companion's form, without any of the kiter's fields. */
export function companionForm(differences: Record<string, unknown> = {}) {
  return {
    ...sampleForm(guestFields),
    packageType: 'non-kiter',
    firstName: 'Lena',
    lastName: 'Peeters',
    email: 'lena@example.com',
    phone: '+32 470 00 00 01',
    emergencyContact: 'Jan Peeters',
    emergencyPhone: '+32 470 00 00 02',
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    selectedDiet: 'no-diet',
    status: 'booking_submitted',
    ...differences,
  }
}

/** What the payment screen sends for "I Have Completed the Transfer". */
export function transferReport(lead: Booking, paymentType: 'deposit' | 'full') {
  const isDeposit = paymentType === 'deposit'
  return {
    leadId: lead.id,
    paymentType,
    paymentStatus: isDeposit ? 'deposit_paid' : 'fully_paid',
    depositAmount: isDeposit ? 200 : null,
    totalAmount: lead.quote?.total,
    paymentReference: lead.paymentReferences?.[paymentType],
  }
}
