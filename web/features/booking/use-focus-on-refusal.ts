import { useEffect, useRef, type RefObject } from 'react'
import { SUMMARY_ID, type Refusal } from './error-summary.tsx'

/**
 * Leads the guest to the first refused field of the page, as soon as that shows its error, with the list of all of them above it.
 * Where several are missing and one window does not hold both, to the list.
 */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  const seen = useRef<Refusal>(null)
  // After every render: the errors may appear in a later one than the refusal.
  useEffect(() => {
    if (!form.current || !refusal || refusal === seen.current) return
    for (const input of inputsOf(form.current, refusal.fields)) {
      const invalid = input.closest('[aria-invalid=true]')
      if (!invalid) continue
      seen.current = refusal
      leadTo(input, invalid.matches('fieldset') ? invalid : (invalid.parentElement ?? invalid))
      return
    }
  })
}

/** `field` is the input with its label and its error, which are to be seen with it. */
function leadTo(input: HTMLElement, field: Element): void {
  const summary = document.getElementById(SUMMARY_ID)
  const links = summary?.querySelectorAll('a') ?? []
  const holdsBoth = summary !== null && height(summary, field) <= seenHeight()
  const toList = !holdsBoth && links.length > 1
  const target = toList ? (links[0] ?? input) : input
  target.focus({ preventScroll: true })
  if (summary && (holdsBoth || toList)) summary.scrollIntoView({ block: 'start' })
  else field.scrollIntoView({ block: 'nearest' })
}

function height(from: Element, to: Element): number {
  return to.getBoundingClientRect().bottom - from.getBoundingClientRect().top
}

/** What of the window neither header nor bar lies over. */
function seenHeight(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return window.innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom)
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
