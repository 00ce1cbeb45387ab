/** @module-tag postgres */

import { getTableColumns } from 'drizzle-orm'
import { expect, expectTypeOf, test } from 'vitest'
import { BOOKING_FIELDS, STORED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookings } from './booking-tables.ts'

/** The columns as migrated: a change here needs a migration. */
const COLUMNS = {
  firstName: ['first_name', 'text'],
  lastName: ['last_name', 'text'],
  email: ['email', 'text'],
  phone: ['phone', 'text'],
  emergencyContact: ['emergency_contact', 'text'],
  emergencyPhone: ['emergency_phone', 'text'],
  selectedRoom: ['room', 'text', ['private', 'shared']],
  selectedDiet: ['diet', 'text', ['vegetarian', 'vegan', 'no-diet']],
  healthConditions: ['health_conditions', 'text'],
  age: ['age', 'double precision'],
  weight: ['weight', 'double precision'],
  height: ['height', 'double precision'],
  kitingExperience: ['kiting_experience', 'text'],
  selectedWetsuitSize: ['wetsuit_size', 'text', ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  selectedWetsuitGender: ['wetsuit_gender', 'text', ['male', 'female']],
}

test.each(Object.entries(COLUMNS))('the column of %s is unchanged: %j', (field, [name, type, choices]) => {
  const column = Object.entries(getTableColumns(bookings)).find(([key]) => key === field)?.[1]
  expect([column?.name, column?.getSQLType(), column?.enumValues]).toEqual([name, type, choices])
})

test('every field has a nullable column, except the dates, which are stored as the retreat', () => {
  const columns = getTableColumns(bookings)
  for (const field of STORED_FIELDS) expect([field, columns[field].notNull]).toEqual([field, false])
  expect(BOOKING_FIELDS.filter((field) => !Object.hasOwn(columns, field))).toEqual(['selectedDate'])
})

test('the columns of a row have the types of their fields', () => {
  type Row = typeof bookings.$inferSelect
  expectTypeOf<Row['firstName']>().toEqualTypeOf<string | null>()
  expectTypeOf<Row['weight']>().toEqualTypeOf<number | null>()
  expectTypeOf<Row['selectedDiet']>().toEqualTypeOf<'vegetarian' | 'vegan' | 'no-diet' | null>()
  expectTypeOf<Row['selectedWetsuitSize']>().toEqualTypeOf<'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | null>()
  expectTypeOf<typeof bookings.$inferInsert>().not.toHaveProperty('selectedDate')
})
