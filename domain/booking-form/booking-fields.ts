import * as z from 'zod/mini'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import {
  chooseMessage,
  choiceField,
  emailField,
  draftChoice,
  lineField,
  numberField,
  optionalTextField,
  phoneField,
  type Field,
} from './field-kinds.ts'

// Defines the booking form's fields. The schemas of draft, submit and edit, the database columns, the API output, the
// forms' empty values, the operator's list and the mails derive from here (docs/architecture.md, "A field").

const DIETS = ['vegetarian', 'vegan', 'no-diet'] as const
export type Diet = (typeof DIETS)[number]
const diet = choiceField('Diet', DIETS, {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'no-diet': 'No special diet',
})

/** The fields that every guest is asked for. */
export const guestFields = {
  firstName: lineField('First name', 100),
  lastName: lineField('Last name', 100),
  email: emailField('Email'),
  phone: phoneField('Phone number'),
  emergencyContact: { ...lineField('Emergency contact', 100), sealed: true },
  emergencyPhone: { ...phoneField('Emergency phone'), sealed: true },
  selectedDate: lineField('Retreat dates', 60, chooseMessage('Retreat dates')),
  selectedRoom: {
    ...choiceField('Room', ROOMS, { private: 'Private', shared: 'Shared' }),
    column: 'room',
  },
  selectedDiet: {
    ...diet,
    column: 'diet',
    // The edit form of the specification calls "none" what the booking form calls "no-diet".
    submit: z.pipe(
      z.enum([...DIETS, 'none'], chooseMessage(diet.label)),
      z.transform((choice): Diet => (choice === 'none' ? 'no-diet' : choice)),
    ),
    draft: z.pipe(
      draftChoice([...DIETS, 'none']),
      z.transform((choice): Diet | null | undefined => (choice === 'none' ? 'no-diet' : choice)),
    ),
  },
  healthConditions: { ...optionalTextField('Health conditions', 2_000), sealed: true },
} satisfies Record<string, Field>

/** The sizes that the booking form offers; the edit form and the server also take XXL (decision 0008). */
export const BOOKING_WETSUIT_SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const
const WETSUIT_SIZES = [...BOOKING_WETSUIT_SIZES, 'XXL'] as const

/** The fields that coaching and gear need. A non-kiter is not asked for them and has null in them. */
export const kiterFields = {
  age: numberField('Age', { from: 8, to: 120, unit: '' }),
  weight: numberField('Weight', { from: 20, to: 250, unit: 'kg' }),
  height: numberField('Height', { from: 50, to: 250, unit: 'cm' }),
  kitingExperience: lineField('Kiting experience', 500),
  selectedWetsuitSize: {
    ...choiceField(
      'Wetsuit size',
      WETSUIT_SIZES,
      recordOf(WETSUIT_SIZES, (size) => size),
    ),
    column: 'wetsuit_size',
  },
  selectedWetsuitGender: {
    ...choiceField('Wetsuit fit', ['male', 'female'], { male: 'Men’s', female: 'Women’s' }),
    column: 'wetsuit_gender',
  },
} satisfies Record<string, Field>

export const bookingFields = { ...guestFields, ...kiterFields }
export type BookingField = keyof typeof bookingFields

const { selectedDate: _dates, ...storedFields } = bookingFields
/** The fields with a column of their own: all but the dates, for which a booking stores the retreat. */
export { storedFields }

export const BOOKING_FIELDS = keysOf(bookingFields)
export const KITER_FIELDS = keysOf(kiterFields)
export const STORED_FIELDS = keysOf(storedFields)

type StoredFields = typeof storedFields
/** The fields that the database stores only encrypted, and that are returned only when asked for by name. */
export type SealedField = {
  [Name in keyof StoredFields]: StoredFields[Name] extends { sealed: true } ? Name : never
}[keyof StoredFields]
export const SEALED_FIELDS = STORED_FIELDS.filter(isSealed)
/** All texts of a booking that the database stores only encrypted: those of the form, and the operator's note for the kitchen. */
export const SEALED_TEXTS = [...SEALED_FIELDS, 'allergies'] as const
export type SealedText = (typeof SEALED_TEXTS)[number]
/** The stored fields that anyone who may read the row may read. */
export const OPEN_FIELDS = STORED_FIELDS.filter(isOpen)
export type OpenField = (typeof OPEN_FIELDS)[number]

function isSealed(name: keyof StoredFields): name is SealedField {
  return 'sealed' in storedFields[name]
}

function isOpen(name: keyof StoredFields): name is Exclude<keyof StoredFields, SealedField> {
  return !isSealed(name)
}

/**
 * The fields that mails show besides what was booked and the price. Mails stay unencrypted in inboxes for years, so body
 * measures must not be here, and the compiler refuses sealed fields.
 */
export const MAILED_FIELDS = ['selectedRoom'] as const satisfies readonly Exclude<BookingField, SealedField>[]

/** The fields that Notion gets as columns of their own (decision 0013 says what must not go there). */
export const NOTION_FIELDS = ['selectedRoom', 'selectedDiet'] as const satisfies readonly Exclude<
  BookingField,
  SealedField
>[]

/** Returns a field's label with its unit: "Weight (kg)". */
export function labelWithUnit(field: Field): string {
  return field.kind === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label
}

/** Returns a labelled row for each of these fields that is not empty, with its value in words. `long` marks free text. */
export function fieldRows<Name extends BookingField>(
  booking: Readonly<Record<Name, string | number | null>>,
  names: readonly Name[],
): { label: string; value: string; long: boolean }[] {
  return names.flatMap((name) => {
    const field: Field = bookingFields[name]
    const value = booking[name]
    if (value === null || value === '') return []
    return [{ label: field.label, value: inWords(field, value), long: field.kind === 'text' }]
  })
}

function inWords(field: Field, value: string | number): string {
  if (field.kind === 'choice') return field.words[value] ?? String(value)
  return field.kind === 'number' ? `${value} ${field.unit}`.trimEnd() : String(value)
}
