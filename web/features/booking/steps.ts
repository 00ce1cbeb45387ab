import { startTransition, useEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { GROUP_SIZE } from '#domain/booking-form/group-form.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import {
  namesIn,
  wrongFields,
  type GroupFormState,
  type GroupValues,
  type OtherValues,
} from './group/group-values.ts'

export type StepNumber = 1 | 2 | 3
/** The path of a field of the form: "phone", or "others.0.firstName" of somebody who comes along. */
export type FormField = FieldPath<GroupValues>

/** A Checkout that was refused because of these fields; a new object for every refusal. */
export interface Refusal {
  fields: readonly FormField[]
  /** Shown above the links to the fields; null if it stands beside the button. */
  title: string | null
}

/** The fields of each step in page order. The form cannot lead the guest to a field that is missing here. */
export const STEP_FIELDS: Record<StepNumber, readonly (keyof BookingValues)[]> = {
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

/** Returns the fields of a step in page order, with those of so many who come along. */
function fieldsIn(step: StepNumber, others: number): FormField[] {
  const own: FormField[] = [...STEP_FIELDS[step]]
  if (others === 0 || step === 2) return own
  const of = (names: readonly (keyof OtherValues)[]) =>
    Array.from({ length: others }, (_, index) =>
      names.map((name) => `others.${index}.${name}` as const),
    ).flat()
  if (step === 3) return [...own, ...of([...KITER_FIELDS, 'selectedDiet'])]
  return [
    'packageType',
    ...of(['packageType', 'firstName', 'lastName', 'email']),
    'selectedDate',
    'rooming',
    'selectedRoom',
    ...of(['selectedRoom']),
  ]
}

export function stepTitle(step: StepNumber, packageType: PackageType): string {
  if (step === 1) return 'Your retreat'
  if (step === 2) return 'Your Information'
  return packageType === 'kiter' ? 'Safety, kit and food' : 'Safety and food'
}

export function stepOf(field: FormField): StepNumber {
  return STEPS.find((step) => fieldsIn(step, MOST_OTHERS).includes(field)) ?? 3
}

export function inPageOrder(fields: readonly string[]): FormField[] {
  return STEPS.flatMap((step) => fieldsIn(step, MOST_OTHERS).filter((field) => fields.includes(field)))
}

const MOST_OTHERS = GROUP_SIZE.most - 1

export function isFormField(field: string): field is FormField {
  return inPageOrder([field]).length > 0
}

/** Returns the name of a field in the list of missing fields: "Phone number", or "Ben: First name" of somebody who comes along. */
export function fieldName(field: FormField, values: GroupValues): string {
  if (field === 'healthConsent') return 'Consent to your health notes'
  if (field === 'rooming') return bookingFields.selectedRoom.label
  const [, number = '', name = field] = /^others\.(\d)\.(\w+)$/.exec(field) ?? []
  const label = BOOKING_FIELDS.find((each) => each === name)
  const words = label ? bookingFields[label].label : 'Package'
  return number === '' ? words : `${namesIn(values)[Number(number) + 1]}: ${words}`
}

/** Returns the fields that are missing or wrong, by the schema that Checkout uses. */
export function fieldsToDo(values: GroupValues): FormField[] {
  return inPageOrder(wrongFields(values))
}

/** Returns the next step with missing fields after the given one, or "checkout" if there is none. */
export function nextAction(at: StepNumber, toDo: readonly FormField[]): StepNumber | 'checkout' {
  return STEPS.find((step) => step > at && toDo.some((field) => stepOf(field) === step)) ?? 'checkout'
}

/** The rooms of a group, and the room of each traveller. */
const ROOM_FIELD = /^(?:rooming|(?:others\.\d\.)?selectedRoom)$/

/** Returns the label of the button to the next step: what to choose first, or where it leads. */
export function nextLabel(
  { at, next, toDo }: { at: StepNumber; next: StepNumber; toDo: readonly FormField[] },
  packageType: PackageType,
): string {
  if (at === 1 && toDo.includes('selectedDate')) return 'Choose dates'
  if (at === 1 && toDo.some((field) => ROOM_FIELD.test(field))) return 'Choose a room'
  if (next === 2) return 'Next: your details'
  return packageType === 'kiter' ? 'Next: safety and kit' : 'Next: safety and food'
}

export type Steps = ReturnType<typeof useSteps>

/**
 * Returns the guest's current step and the next one. All steps stay open, so filling in the page from top to bottom, by hand or with a
 * password manager, never needs the button to the next step (decision 0008).
 */
export function useSteps(form: GroupFormState, onRefused: (refusal: Refusal) => void) {
  const [at, setAt] = useState<StepNumber>(1)
  const toDo = useFieldsToDo(form)
  const checking = useRef(false)

  /** Goes on from the current step, to the heading of the next, if nothing is missing in it. */
  async function goOn(): Promise<void> {
    if (checking.current) return
    checking.current = true
    const fields = fieldsIn(at, form.getValues('others').length)
    const isDone = await form.trigger(fields)
    checking.current = false
    if (!isDone) {
      onRefused({ fields, title: 'Please complete this step first.' })
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
function useFieldsToDo(form: GroupFormState): readonly FormField[] {
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
