import { expect, test } from 'vitest'
import { BOOKING_FIELDS, KITER_FIELDS, SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { CONTACT_FIELDS, RETREAT_FIELDS } from './booking-inputs.tsx'

test("the operator's forms contain each booking field once, except date and room", () => {
  const inForms = [...CONTACT_FIELDS, ...RETREAT_FIELDS, ...KITER_FIELDS, ...SEALED_FIELDS]
  expect([...inForms, 'selectedDate', 'selectedRoom'].toSorted()).toEqual(BOOKING_FIELDS.toSorted())
})
