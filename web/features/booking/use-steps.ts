import { startTransition, useEffect, useRef, useState } from 'react'
import type { BookingFormState } from '#web/booking-form/booking-values.ts'
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
