import { useEffect, useRef, type RefObject } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { errorAt } from '#web/booking-form/booking-fields.tsx'
import type { GroupValues } from './group/group-values.ts'
import { fieldName, inPageOrder, stepOf, type FormField, type Refusal, type StepNumber } from './steps.ts'

const SUMMARY_ID = 'what-is-missing'

/**
 * The list of missing or wrong fields with a link to each, in the step of the first one; an entry disappears once its field is corrected.
 */
export function ErrorSummary({
  step,
  refusal,
  onJump,
}: {
  step: StepNumber
  refusal: Refusal | null
  onJump: (field: FormField) => void
}) {
  const { errors } = useFormState<GroupValues>()
  const { getValues } = useFormContext<GroupValues>()
  if (!refusal?.title) return null
  const fields = inPageOrder(refusal.fields).filter((field) => errorAt(errors, field))
  const [first] = fields
  if (first === undefined || stepOf(first) !== step) return null
  return (
    <div
      id={SUMMARY_ID}
      role="alert"
      className="rounded-lg border-2 border-danger bg-danger-soft px-4 pt-3.5 pb-2 text-danger"
    >
      <p className="font-semibold">{refusal.title}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#step-${stepOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                onJump(field)
              }}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:decoration-2"
            >
              {fieldName(field, getValues())}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Moves the focus to the first refused field as soon as its error shows, below the list of all errors. If several fields are missing and
 * the list and the field do not fit in one window, the focus goes to the list.
 */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  const seen = useRef<Refusal>(null)
  // Runs after every render, because the errors may appear in a later one than the refusal.
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

/** Focuses the input or the error list. `field` is the input with its label and error, which must be visible too. */
function leadTo(input: HTMLElement, field: Element): void {
  unfold(input)
  const summary = document.getElementById(SUMMARY_ID)
  const links = summary?.querySelectorAll('a') ?? []
  const holdsBoth = summary !== null && height(summary, field) <= seenHeight()
  const toList = !holdsBoth && links.length > 1
  const target = toList ? (links[0] ?? input) : input
  target.focus({ preventScroll: true })
  if (summary && (holdsBoth || toList)) summary.scrollIntoView({ block: 'start' })
  else field.scrollIntoView({ block: 'nearest' })
}

/** Opens the folded row that a field is in. */
function unfold(input: HTMLElement | undefined): void {
  input?.closest('details')?.setAttribute('open', '')
}

function height(from: Element, to: Element): number {
  return to.getBoundingClientRect().bottom - from.getBoundingClientRect().top
}

/** Returns the height of the window between header and bar, in pixels. */
function seenHeight(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return window.innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom)
}

/** Focuses a field; in a group of choices the selected one, or the first that can be selected. */
export function focusField(form: HTMLFormElement, field: FormField): void {
  const inputs = inputsOf(form, [field])
  const chosen = inputs.find((input) => input.matches(':checked')) ?? inputs[0]
  unfold(chosen)
  chosen?.focus()
}

/** Returns the enabled inputs of the fields in page order, not in the order of their registration. */
function inputsOf(form: HTMLFormElement, fields: readonly string[]): HTMLElement[] {
  return Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .filter(
      (element) => fields.includes(element.getAttribute('name') ?? '') && !element.hasAttribute('disabled'),
    )
}
