import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { keysOf } from '#domain/base/typed-records.ts'
import { bookingSchema, type Booking } from '#domain/booking/booking.ts'
import {
  BOOKING_FIELDS,
  KITER_FIELDS,
  MAILED_FIELDS,
  NOTION_FIELDS,
  OPEN_FIELDS,
  SEALED_FIELDS,
  STORED_FIELDS,
  bookingFields,
  fieldRows,
  guestFields,
  kiterFields,
  type BookingField,
} from './booking-fields.ts'
import {
  bookingDraftSchema,
  bookingEditSchema,
  bookingFormSchema,
  type BookingDraft,
  type BookingEdit,
  type BookingForm,
} from './booking-form.ts'
import type { Field } from './field-kinds.ts'

const [kiterSchema, companionSchema] = bookingFormSchema.def.options
const derived = {
  'the form of a kiter': kiterSchema,
  'the draft': bookingDraftSchema,
  'an edit': bookingEditSchema,
  'what goes out': bookingSchema,
}

test.each(Object.entries(derived))('%s has every field of the table', (_, schema) => {
  expect(keysOf<object>(schema.shape)).toEqual(expect.arrayContaining([...BOOKING_FIELDS]))
})

test("a companion's form has the guest fields and none of a kiter's", () => {
  expect(Object.keys(companionSchema.shape)).toEqual(['packageType', ...keysOf(guestFields), 'healthConsent'])
  expect(Object.keys(kiterSchema.shape)).toEqual([
    'packageType',
    ...keysOf(guestFields),
    ...keysOf(kiterFields),
    'healthConsent',
  ])
})

test('health notes and emergency contacts are the only encrypted fields', () => {
  expect(SEALED_FIELDS).toEqual(['emergencyContact', 'emergencyPhone', 'healthConditions'])
  expect([...SEALED_FIELDS, ...OPEN_FIELDS].toSorted()).toEqual(STORED_FIELDS.toSorted())
})

test.each(KITER_FIELDS)("%s may be empty in an edit, but not in a kiter's form", (name) => {
  expect(bookingEditSchema.safeParse({ [name]: null }).success).toBe(true)
  expect(kiterFields[name].submit.safeParse(null).success).toBe(false)
})

test.each(BOOKING_FIELDS)('%s may be empty in a draft and in an answer', (name) => {
  const { draft, view } = bookingFields[name]
  expect(draft.safeParse(undefined)).toMatchObject({ success: true, data: undefined })
  expect(draft.safeParse(null)).toMatchObject({ success: true, data: null })
  expect(view.safeParse(null).success).toBe(true)
})

test.each(Object.entries<Field>(bookingFields))(
  '%s is optional exactly if a form may lack it',
  (_, field) => {
    expect(field.optional ?? false).toBe(field.submit.safeParse(undefined).success)
  },
)

test('no two fields share a label', () => {
  const labels = Object.values(bookingFields).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(Object.entries<Field>(bookingFields).filter(([, field]) => field.kind === 'choice'))(
  '%s has a text for each of its choices',
  (_, field) => {
    if (field.kind !== 'choice') throw new Error('only choices are tried here')
    expect(Object.keys(field.words).toSorted()).toEqual([...field.choices].toSorted())
  },
)

test('rows show values as text with units, and leave out empty fields', () => {
  const booking = { selectedDiet: 'no-diet', weight: 62.5, age: 31, kitingExperience: '', height: null }
  expect(
    fieldRows(booking, ['selectedDiet', 'weight', 'age', 'kitingExperience', 'height'] as const),
  ).toEqual([
    { label: 'Diet', value: 'No special diet', long: false },
    { label: 'Weight', value: '62.5 kg', long: false },
    { label: 'Age', value: '31', long: false },
  ])
  expect(fieldRows({ selectedWetsuitGender: 'female' }, ['selectedWetsuitGender'])).toEqual([
    { label: 'Wetsuit fit', value: 'Women’s', long: false },
  ])
  expect(fieldRows({ healthConditions: 'Asthma' }, ['healthConditions'])).toEqual([
    { label: 'Health conditions', value: 'Asthma', long: true },
  ])
})

test.each<BookingField>([
  'healthConditions',
  'emergencyContact',
  'emergencyPhone',
  'age',
  'weight',
  'height',
])('%s is sent neither in mails nor to Notion', (name) => {
  expect([...MAILED_FIELDS, ...NOTION_FIELDS]).not.toContain(name)
})

/** Keys of a form that are not in the table of fields. */
type BesideFields = 'packageType' | 'healthConsent'

test('each field has its own type, not any', () => {
  type Kiter = Extract<BookingForm, { packageType: 'kiter' }>
  type Companion = Extract<BookingForm, { packageType: 'non-kiter' }>
  expectTypeOf<keyof Kiter>().toEqualTypeOf<BookingField | BesideFields>()
  expectTypeOf<keyof Companion>().toEqualTypeOf<keyof typeof guestFields | BesideFields>()
  expectTypeOf<Kiter['weight']>().toEqualTypeOf<number>()
  expectTypeOf<Kiter['firstName']>().toEqualTypeOf<string>()
  expectTypeOf<Kiter['selectedDiet']>().toEqualTypeOf<'vegetarian' | 'vegan' | 'no-diet'>()
  expectTypeOf<Kiter['healthConditions']>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<keyof BookingEdit>().toEqualTypeOf<BookingField | BesideFields>()
  expectTypeOf<BookingEdit['weight']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<BookingEdit['firstName']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<BookingDraft['weight']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<BookingDraft['selectedRoom']>().toEqualTypeOf<'private' | 'shared' | null | undefined>()
  expectTypeOf<Booking['selectedWetsuitGender']>().toEqualTypeOf<'male' | 'female' | null>()
  expectTypeOf<Booking['height']>().toEqualTypeOf<number | null>()
  expectTypeOf<z.output<typeof bookingFields.email.view>>().toEqualTypeOf<string | null>()
})
