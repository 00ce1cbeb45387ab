import * as z from 'zod/mini'
import { ROOMS } from './pricing.ts'
import { PROBLEMS } from './problem.ts'
import { PACKAGE_TYPES } from './retreats.ts'
import { emailSchema, optionalLine, optionalText, requiredLine } from './text-schema.ts'

export const DIETS = ['vegetarian', 'vegan', 'no-diet'] as const
export type Diet = (typeof DIETS)[number]

/** Sizes the booking form offers; the edit form and the server also take XXL (docs/decisions: XXL and diet). */
export const BOOKING_WETSUIT_SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const
export const WETSUIT_SIZES = [...BOOKING_WETSUIT_SIZES, 'XXL'] as const
export const WETSUIT_GENDERS = ['male', 'female'] as const

/** Shown, and the title of the server's 422, when a required field is empty (specification, section 5). */
export const INCOMPLETE_BOOKING = PROBLEMS['incomplete-booking'].title

/** Longest texts of the form, in characters. */
export const LONGEST = { name: 100, phone: 40, experience: 500, health: 2_000, label: 60 } as const

/** A number that a form may send as text; an empty text counts as missing. */
function formNumber(required: string, range: { from: number; to: number; unit: string }) {
  const outside = `Enter a number between ${range.from} and ${range.to}${range.unit}`
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], required),
      z.transform((value) => numberFromForm(value)),
    ),
    z
      .number({ error: (issue) => (issue.input === undefined ? required : outside) })
      .check(z.minimum(range.from, outside), z.maximum(range.to, outside)),
  )
}

/** The number of a form's text, with a comma or a point; undefined for an empty text, NaN for any other. */
function numberFromForm(value: string | number): number | undefined {
  if (typeof value === 'number') return value
  const text = value.trim().replace(',', '.')
  if (text === '') return undefined
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN
}

/** "none" is what the edit form of the specification calls "no-diet". */
const dietSchema = z.pipe(
  z.enum([...DIETS, 'none'], 'Choose your diet'),
  z.transform((diet): Diet => (diet === 'none' ? 'no-diet' : diet)),
)

/** The fields of every guest. */
const guestFields = {
  firstName: requiredLine('First name is required', LONGEST.name),
  lastName: requiredLine('Last name is required', LONGEST.name),
  email: emailSchema,
  phone: requiredLine('Phone number is required', LONGEST.phone),
  emergencyContact: requiredLine('Emergency contact is required', LONGEST.name),
  emergencyPhone: requiredLine('Emergency phone is required', LONGEST.phone),
  selectedDate: requiredLine('Choose your retreat dates', LONGEST.label),
  selectedRoom: z.enum(ROOMS, 'Choose your room'),
  selectedDiet: dietSchema,
  healthConditions: z.optional(z.nullable(optionalText(LONGEST.health))),
}

/** What a kiter's coaching and gear need, and nobody else's. */
const kiterFields = {
  age: formNumber('Age is required', { from: 1, to: 120, unit: '' }),
  weight: formNumber('Weight is required', { from: 20, to: 250, unit: ' kg' }),
  height: formNumber('Height is required', { from: 50, to: 250, unit: ' cm' }),
  kitingExperience: requiredLine('Kiting experience is required', LONGEST.experience),
  selectedWetsuitSize: z.enum(WETSUIT_SIZES, 'Choose your wetsuit size'),
  selectedWetsuitGender: z.enum(WETSUIT_GENDERS, 'Choose your wetsuit fit'),
}

export const KITER_FIELDS = [
  'age',
  'weight',
  'height',
  'kitingExperience',
  'selectedWetsuitSize',
  'selectedWetsuitGender',
] as const satisfies readonly (keyof typeof kiterFields)[]

/**
 * A complete booking, as the browser checks it before submitting and the server before taking a place. A companion's
 * form carries no kiter fields: what is sent of them is dropped.
 */
export const bookingFormSchema = z.discriminatedUnion(
  'packageType',
  [
    z.object({ packageType: z.literal('kiter'), ...guestFields, ...kiterFields }),
    z.object({ packageType: z.literal('non-kiter'), ...guestFields }),
  ],
  'Choose the kitesurf or the wellness package',
)
export type BookingForm = z.infer<typeof bookingFormSchema>
/** What the form holds before it is checked. */
export type BookingFormInput = z.input<typeof bookingFormSchema>

/**
 * An edit: any of the fields, each as strict as in the whole form; what is absent stays.
 * A companion's booking has null in the kiter's fields and may send it back; the merged form has the last word.
 */
export const bookingEditSchema = z.partial(
  z.object({
    packageType: z.enum(PACKAGE_TYPES),
    ...guestFields,
    age: z.nullable(kiterFields.age),
    weight: z.nullable(kiterFields.weight),
    height: z.nullable(kiterFields.height),
    kitingExperience: z.nullable(kiterFields.kitingExperience),
    selectedWetsuitSize: z.nullable(kiterFields.selectedWetsuitSize),
    selectedWetsuitGender: z.nullable(kiterFields.selectedWetsuitGender),
  }),
)
export type BookingEdit = z.infer<typeof bookingEditSchema>

/** Half-typed text of a draft: anything short and plain is kept, so that nothing typed is lost. */
const halfTyped = (longest: number) => z.optional(z.nullable(optionalLine(longest)))

/** A number of a draft: one that is not whole yet, or out of range, is kept out rather than refused. */
function halfTypedNumber(range: { from: number; to: number }) {
  return z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string()]))),
    z.transform((value) => {
      if (value === undefined) return undefined
      const number = value === null ? undefined : numberFromForm(value)
      return number !== undefined && number >= range.from && number <= range.to ? number : null
    }),
  )
}

function halfChosen<const T extends readonly string[]>(choices: T) {
  return z.pipe(
    z.optional(z.nullable(z.string().check(z.maxLength(LONGEST.label)))),
    z.transform((value): T[number] | null | undefined =>
      value === undefined ? undefined : (choices.find((choice) => choice === value) ?? null),
    ),
  )
}

/** The autosaved draft: every field may be missing or half typed (specification, section 4, booking flow 2). */
export const bookingDraftSchema = z.object({
  packageType: halfChosen(PACKAGE_TYPES),
  firstName: halfTyped(LONGEST.name),
  lastName: halfTyped(LONGEST.name),
  email: halfTyped(254),
  phone: halfTyped(LONGEST.phone),
  emergencyContact: halfTyped(LONGEST.name),
  emergencyPhone: halfTyped(LONGEST.phone),
  selectedDate: halfTyped(LONGEST.label),
  selectedRoom: halfChosen(ROOMS),
  selectedDiet: z.pipe(
    halfChosen([...DIETS, 'none']),
    z.transform((diet): Diet | null | undefined => (diet === 'none' ? 'no-diet' : diet)),
  ),
  healthConditions: z.optional(z.nullable(optionalText(LONGEST.health))),
  age: halfTypedNumber({ from: 1, to: 120 }),
  weight: halfTypedNumber({ from: 20, to: 250 }),
  height: halfTypedNumber({ from: 50, to: 250 }),
  kitingExperience: halfTyped(LONGEST.experience),
  selectedWetsuitSize: halfChosen(WETSUIT_SIZES),
  selectedWetsuitGender: halfChosen(WETSUIT_GENDERS),
  timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
  status: z.optional(z.literal('in_progress')),
})
export type BookingDraft = z.infer<typeof bookingDraftSchema>

/** A draft is worth saving once a name, an e-mail address or a date is set. */
export function isWorthSaving(draft: {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  selectedDate?: string | null
}): boolean {
  return [draft.firstName, draft.lastName, draft.email, draft.selectedDate].some((value) =>
    Boolean(value?.trim()),
  )
}
