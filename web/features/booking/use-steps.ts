import { startTransition, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import type { Refusal } from './error-summary.tsx'
import {
  nextAction,
  STEP_FIELDS,
  stepOf,
  STEPS,
  stepsBehind,
  stepsToDo,
  type FormField,
  type StepNumber,
} from './steps.ts'

export interface Steps {
  /** Where the guest is. */
  at: StepNumber
  folded: readonly StepNumber[]
  /** Nothing is missing in them. */
  done: readonly StepNumber[]
  /** Steps that were gone on from: they can be folded, and say "Change". */
  left: readonly StepNumber[]
  next: StepNumber | 'checkout'
  /** Something of the step has the focus. */
  onEnter: (step: StepNumber) => void
  /** Opens what holds these fields, so that they can be mended. */
  show: (fields: readonly FormField[]) => void
  open: (step: StepNumber) => void
  /** Folds the step and goes on, where nothing in it is missing. */
  leave: (step: StepNumber) => Promise<void>
  /** The step whose heading takes the focus once it is in view; cleared by `headed`. */
  heading: StepNumber | null
  headed: () => void
}

/**
 * Which steps are folded, and what comes next. A step folds only when the guest goes on from it: whoever fills the page from
 * top to bottom, by hand or by a password manager, never finds a field gone (decision 0008).
 */
export function useSteps(
  form: UseFormReturn<BookingValues, unknown, BookingForm>,
  onRefused: (refusal: Refusal) => void,
): Steps {
  const [at, setAt] = useState<StepNumber>(1)
  const [folded, setFolded] = useState<readonly StepNumber[]>([])
  const [left, setLeft] = useState<readonly StepNumber[]>([])
  const [heading, setHeading] = useState<StepNumber | null>(null)
  const toDo = useStepsToDo(form)
  const checking = useRef(false)

  function unfold(steps: readonly StepNumber[]) {
    setFolded((now) => (now.some((step) => steps.includes(step)) ? without(now, steps) : now))
  }

  async function leave(step: StepNumber) {
    if (checking.current) return
    checking.current = true
    const isDone = await form.trigger(STEP_FIELDS[step])
    checking.current = false
    if (!isDone) {
      onRefused({ fields: STEP_FIELDS[step], title: 'Please complete this step first.' })
      return
    }
    const missing = stepsToDo(form.getValues())
    const next = nextAction({ at: step, toDo: missing })
    const behind = stepsBehind(step, next, missing)
    setFolded((now) => [...without(now, behind), ...behind].filter((each) => each !== next))
    setLeft((now) => [...without(now, behind), ...behind])
    if (next === 'checkout') return
    setAt(next)
    setHeading(next)
  }

  return {
    at,
    folded,
    done: without(STEPS, toDo),
    left,
    next: nextAction({ at, toDo }),
    onEnter: setAt,
    show: (fields) => unfold(fields.map(stepOf)),
    open: (step) => {
      unfold([step])
      setAt(step)
    },
    leave,
    heading,
    headed: () => setHeading(null),
  }
}

/** The steps in which something is missing, as the form changes; until it is hydrated that is all of them. */
function useStepsToDo(form: UseFormReturn<BookingValues, unknown, BookingForm>): readonly StepNumber[] {
  const [toDo, setToDo] = useState<readonly StepNumber[]>(STEPS)
  useEffect(() => {
    const look = () => {
      const next = stepsToDo(form.getValues())
      setToDo((now) => (now.join() === next.join() ? now : next))
    }
    // What a draft has brought came before this.
    startTransition(look)
    const watched = form.watch(look)
    return () => watched.unsubscribe()
  }, [form])
  return toDo
}

function without(steps: readonly StepNumber[], gone: readonly StepNumber[]): readonly StepNumber[] {
  return steps.filter((step) => !gone.includes(step))
}
