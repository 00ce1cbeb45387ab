import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { guestFields, kiterFields } from '#domain/booking-form/booking-fields.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import type { Booking } from '#domain/booking/booking.ts'

/** A complete kiter's form as a browser sends it; give what differs. */
export function kiterForm(differences: Record<string, unknown> = {}) {
  return {
    ...filledIn(guestFields),
    ...filledIn(kiterFields),
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
    ...filledIn(guestFields),
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

/** Something for each field that has to be filled in, so that a form stays complete when the table of fields grows. */
export function filledIn<Name extends string>(
  fields: Record<Name, Field>,
): Partial<Record<Name, string | number>> {
  const required = keysOf(fields).filter((name) => !fields[name].optional)
  return recordOf(required, (name) => sampleOf(fields[name]))
}

/** A value that this kind of field takes: a text names its field. */
export function sampleOf(field: Field): string | number {
  switch (field.kind) {
    case 'number':
      return 60
    case 'choice':
      return field.choices[0]
    case 'text':
      return `Some ${field.label.toLowerCase()}`
  }
}
