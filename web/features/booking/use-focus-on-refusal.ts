import { useEffect, useRef, type RefObject } from 'react'

/** The fields that a press of Checkout was refused for; a new object for every refusal. */
export interface Refusal {
  fields: readonly string[]
}

/** Leads the guest to the first refused field of the page, as soon as that shows its error. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  const seen = useRef<Refusal>(null)
  // After every render: the errors may appear in a later one than the refusal.
  useEffect(() => {
    if (!form.current || !refusal || refusal === seen.current) return
    const first = firstInput(form.current, refusal.fields)
    if (!first?.closest('[aria-invalid=true]')) return
    seen.current = refusal
    first.focus()
  })
}

/** In the page's order, not in that of the fields' registration; of a group of choices the first that can be taken. */
function firstInput(form: HTMLFormElement, fields: readonly string[]): HTMLElement | undefined {
  return Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .find(
      (element) => fields.includes(element.getAttribute('name') ?? '') && !element.hasAttribute('disabled'),
    )
}
