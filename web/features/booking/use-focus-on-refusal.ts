import { useEffect, useRef, type RefObject } from 'react'
import type { Refusal } from './error-summary.tsx'

/** Leads the guest to the first refused field of the page, as soon as that shows its error. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  const seen = useRef<Refusal>(null)
  // After every render: the errors may appear in a later one than the refusal.
  useEffect(() => {
    if (!form.current || !refusal || refusal === seen.current) return
    const first = inputsOf(form.current, refusal.fields).find((input) => input.closest('[aria-invalid=true]'))
    if (!first) return
    seen.current = refusal
    first.focus()
  })
}

/** Of a group of choices the one that is taken, or the first that can be. */
export function focusField(form: HTMLFormElement, field: string): void {
  const inputs = inputsOf(form, [field])
  const chosen = inputs.find((input) => input.matches(':checked')) ?? inputs[0]
  chosen?.focus()
}

/** In the page's order, not in that of the fields' registration; without those that cannot be taken. */
function inputsOf(form: HTMLFormElement, fields: readonly string[]): HTMLElement[] {
  return Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .filter(
      (element) => fields.includes(element.getAttribute('name') ?? '') && !element.hasAttribute('disabled'),
    )
}
