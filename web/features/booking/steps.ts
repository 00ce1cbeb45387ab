import { startTransition, useEffect, useRef, useState } from 'react'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking-form/booking-form.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues, BookingFormState } from '#web/booking-form/booking-values.ts'

export type StepNumber = 1 | 2 | 3
export type FormField = keyof BookingValues

/** A Checkout that was refused because of these fields; a new object for every refusal. */
export interface Refusal {
  fields: readonly FormField[]
  /** Shown above the links to the fields; null if it stands beside the button. */
  title: string | null
}

/** The fields of each step in page order. The form cannot lead the guest to a field that is missing here. */
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
  if (step === 1) return 'Your retreat'
  if (step === 2) return 'Your Information'
  return packageType === 'kiter' ? 'Safety, kit and food' : 'Safety and food'
}

export function stepOf(field: FormField): StepNumber {
  return STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 3
}

export function inPageOrder(fields: readonly unknown[]): FormField[] {
  return STEPS.flatMap((step) => STEP_FIELDS[step].filter((field) => fields.includes(field)))
}

/** Returns the name of a field in the list of missing fields. */
export function fieldName(field: FormField): string {
  if (field === 'packageType') return 'Package'
  if (field === 'healthConsent') return 'Consent to your health notes'
  return bookingFields[field].label
}

/** Returns the fields that are missing or wrong, by the schema that Checkout uses. */
export function fieldsToDo(values: BookingValues): FormField[] {
  const checked = bookingFormSchema.safeParse(values)
  if (checked.success) return []
  return inPageOrder(checked.error.issues.map(({ path }) => path[0]))
}

/** Returns the next step with missing fields after the given one, or "checkout" if there is none. */
export function nextAction(at: StepNumber, toDo: readonly FormField[]): StepNumber | 'checkout' {
  return STEPS.find((step) => step > at && toDo.some((field) => stepOf(field) === step)) ?? 'checkout'
}

/** Returns the label of the button to the next step: what to choose first, or where it leads. */
export function nextLabel(
  { at, next, toDo }: { at: StepNumber; next: StepNumber; toDo: readonly FormField[] },
  packageType: PackageType,
): string {
  if (at === 1 && toDo.includes('selectedDate')) return 'Choose dates'
  if (at === 1 && toDo.includes('selectedRoom')) return 'Choose a room'
  if (next === 2) return 'Next: your details'
  return packageType === 'kiter' ? 'Next: safety and kit' : 'Next: safety and food'
}

export type Steps = ReturnType<typeof useSteps>

/**
 * Returns the guest's current step and the next one. All steps stay open, so filling in the page from top to bottom, by hand or with a
 * password manager, never needs the button to the next step (decision 0008).
 */
export function useSteps(form: BookingFormState, onRefused: (refusal: Refusal) => void) {
  const [at, setAt] = useState<StepNumber>(1)
  const toDo = useFieldsToDo(form)
  const checking = useRef(false)

  /** Goes on from the current step, to the heading of the next, if nothing is missing in it. */
  async function goOn(): Promise<void> {
    if (checking.current) return
    checking.current = true
    const isDone = await form.trigger(STEP_FIELDS[at])
    checking.current = false
    if (!isDone) {
      onRefused({ fields: STEP_FIELDS[at], title: 'Please complete this step first.' })
      return
    }
    const next = nextAction(at, fieldsToDo(form.getValues()))
    if (next === 'checkout') return
    setAt(next)
    const section = document.getElementById(`step-${next}`)
    section?.querySelector('h2')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }

  return {
    /** The current step. */
    at,
    /** The steps in which nothing is missing. */
    done: STEPS.filter((step) => !toDo.some((field) => stepOf(field) === step)),
    /** The fields that are missing or wrong. */
    toDo,
    next: nextAction(at, toDo),
    /** Called when the focus enters a step. */
    onEnter: setAt,
    goOn,
  }
}

/** Returns the missing fields as the form changes; until hydration that is all of them. */
function useFieldsToDo(form: BookingFormState): readonly FormField[] {
  const [toDo, setToDo] = useState<readonly FormField[]>(() => STEPS.flatMap((step) => STEP_FIELDS[step]))
  useEffect(() => {
    const look = () => {
      const next = fieldsToDo(form.getValues())
      setToDo((now) => (now.join() === next.join() ? now : next))
    }
    // Values from a draft were set before the subscription below.
    startTransition(look)
    const watched = form.watch(look)
    return () => watched.unsubscribe()
  }, [form])
  return toDo
}
