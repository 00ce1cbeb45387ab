import { useFormState } from 'react-hook-form'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { fieldName, inPageOrder, stepOf, type FormField, type Refusal, type StepNumber } from './steps.ts'

export const SUMMARY_ID = 'what-is-missing'

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
  const { errors } = useFormState<BookingValues>()
  if (!refusal?.title) return null
  const fields = inPageOrder(refusal.fields).filter((field) => errors[field])
  const [first] = fields
  if (first === undefined || stepOf(first) !== step) return null
  return (
    <div
      id={SUMMARY_ID}
      role="alert"
      className="rounded-lg border-2 border-danger bg-danger-soft px-4 pt-3.5 pb-2 text-danger"
    >
      <p className="font-semibold">{refusal.title}</p>
      <ul className="flex flex-wrap gap-x-5">
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
              {fieldName(field)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
