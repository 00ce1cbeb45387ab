import { startTransition, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import type { Refusal } from './error-summary.tsx'
import {
  fieldsToDo,
  nextAction,
  STEP_FIELDS,
  stepOf,
  STEPS,
  type FormField,
  type StepNumber,
} from './steps.ts'

export interface Steps {
  /** The current step. */
  at: StepNumber
  /** The steps in which nothing is missing. */
  done: readonly StepNumber[]
  /** The fields that are missing or wrong. */
  toDo: readonly FormField[]
  next: StepNumber | 'checkout'
  /** Called when the focus enters a step. */
  onEnter: (step: StepNumber) => void
  /** Goes on from the current step if nothing is missing in it. */
  goOn: () => Promise<void>
  /** The step whose heading gets the focus once it is in view; cleared by `headed`. */
  heading: StepNumber | null
  headed: () => void
}

/**
 * Returns the guest's current step and the next one. All steps stay open, so filling in the page from top to bottom, by hand or with a
 * password manager, never needs the button to the next step (decision 0008).
 */
export function useSteps(
  form: UseFormReturn<BookingValues, unknown, BookingForm>,
  onRefused: (refusal: Refusal) => void,
): Steps {
  const [at, setAt] = useState<StepNumber>(1)
  const [heading, setHeading] = useState<StepNumber | null>(null)
  const toDo = useFieldsToDo(form)
  const checking = useRef(false)

  async function goOn() {
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
    setHeading(next)
  }

  return {
    at,
    done: STEPS.filter((step) => !toDo.some((field) => stepOf(field) === step)),
    toDo,
    next: nextAction(at, toDo),
    onEnter: setAt,
    goOn,
    heading,
    headed: () => setHeading(null),
  }
}

/** Returns the missing fields as the form changes; until hydration that is all of them. */
function useFieldsToDo(form: UseFormReturn<BookingValues, unknown, BookingForm>): readonly FormField[] {
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
