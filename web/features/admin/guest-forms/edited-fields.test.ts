import { expect, test } from 'vitest'
import { BOOKING_FIELDS, KITER_FIELDS, SEALED_FIELDS } from '#domain/booking/booking-fields.ts'
import { CONTACT_FIELDS, STAY_FIELDS } from './edited-fields.ts'

test('every field of the booking form stands once in the operator’s forms; date and room in the move', () => {
  const inForms = [...CONTACT_FIELDS, ...STAY_FIELDS, ...KITER_FIELDS, ...SEALED_FIELDS]
  expect([...inForms, 'selectedDate', 'selectedRoom'].toSorted()).toEqual(BOOKING_FIELDS.toSorted())
})
