import { useEffect, useEffectEvent, type RefObject } from 'react'
import { STEPS, type StepNumber } from './steps.ts'
import type { Steps } from './use-steps.ts'

/**
 * What the form hears of the guest's hands: the step whose field has the focus is where the guest is, and Enter in a line of text
 * goes on as the bar does, since a form that is not filled in yet is not to be sent by it.
 */
export function useStepKeys(form: RefObject<HTMLFormElement | null>, steps: Steps): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const step = target instanceof Element && target.matches('input, textarea') && stepAround(target)
    if (step) steps.onEnter(step)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isLine(event.target) || steps.next === 'checkout') return
    event.preventDefault()
    void steps.leave(steps.at)
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
    }
  }, [form])
}

function stepAround(element: Element): StepNumber | undefined {
  return STEPS.find((step) => element.closest(`#step-${step}`))
}

function isLine(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
}
