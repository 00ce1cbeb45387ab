import { bookingFields } from '#domain/booking/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'

// The three steps of the form, all of them on one page (decision 0008).

export type StepNumber = 1 | 2 | 3
export type FormField = keyof BookingValues

/** The fields of each step in the page's order. A field that stands here nowhere could not be led to. */
export const STEP_FIELDS: Record<StepNumber, readonly FormField[]> = {
  1: ['packageType', 'selectedDate', 'selectedRoom'],
  2: ['firstName', 'lastName', 'email', 'phone'],
  3: [
    'emergencyContact',
    'emergencyPhone',
    'kitingExperience',
    'age',
    'weight',
    'height',
    'selectedWetsuitSize',
    'selectedWetsuitGender',
    'selectedDiet',
    'healthConditions',
    'healthConsent',
  ],
}

export const STEPS: readonly StepNumber[] = [1, 2, 3]

export function stepTitle(step: StepNumber, packageType: PackageType): string {
  if (step === 1) return 'Your stay'
  if (step === 2) return 'Your Information'
  return packageType === 'kiter' ? 'Safety, kit and food' : 'Safety and food'
}

export function stepOf(field: FormField): StepNumber {
  return STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 3
}

/** Fields in the order in which they stand on the page. */
export function inPageOrder(fields: readonly FormField[]): FormField[] {
  return STEPS.flatMap((step) => STEP_FIELDS[step].filter((field) => fields.includes(field)))
}

/** What a list of what is missing calls a field. */
export function fieldName(field: FormField): string {
  if (field === 'packageType') return 'Package'
  if (field === 'healthConsent') return 'Consent to your health notes'
  return bookingFields[field].label
}

/** The steps in which something is still missing or wrong, by the schema that Checkout checks by. */
export function stepsToDo(values: BookingValues): StepNumber[] {
  const checked = bookingFormSchema.safeParse(values)
  if (checked.success) return []
  const wrong = checked.error.issues.map(({ path }) => path[0])
  return STEPS.filter((step) => STEP_FIELDS[step].some((field) => wrong.includes(field)))
}

/** What comes next for a guest at a step: the next one that something is missing in, or Checkout where none lies ahead. */
export function nextAction(now: { at: StepNumber; toDo: readonly StepNumber[] }): StepNumber | 'checkout' {
  return now.toDo.find((step) => step > now.at) ?? 'checkout'
}

/** The steps that fold as the guest goes on from one: that one, and what is done of those before where it leads to. */
export function stepsBehind(
  at: StepNumber,
  next: StepNumber | 'checkout',
  toDo: readonly StepNumber[],
): StepNumber[] {
  return STEPS.filter((step) => step === at || (next !== 'checkout' && step < next && !toDo.includes(step)))
}

/** The one line that a folded step is: "Kiter, Jan 22–29, 2027, private room". */
export function stepLine(step: StepNumber, values: BookingValues): string {
  const parts = {
    1: [PACKAGE_NAMES[values.packageType], values.selectedDate, `${values.selectedRoom} room`],
    2: [`${values.firstName} ${values.lastName}`.trim(), values.email, values.phone],
    3: [values.emergencyContact, wordsOf('selectedDiet', values.selectedDiet)],
  }
  return parts[step].filter((part) => part !== '').join(', ')
}

function wordsOf(field: 'selectedDiet', value: string): string {
  const words: Readonly<Record<string, string>> = bookingFields[field].words
  return words[value] ?? ''
}
