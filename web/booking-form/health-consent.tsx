import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { hasNotes } from '#domain/booking/health-consent.ts'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import type { BookingValues } from './booking-values.ts'
import { ShownValues, useBookingText } from './use-booking-field.ts'

/** The owner's texts of the consent question. */
export interface ConsentTexts {
  label: string
  note: string
}

/** The health notes, and the consent to keep them. */
export function HealthNotes({
  consent,
  ...texts
}: {
  /** In place of the field's own label. */
  label?: string
  hint: string
  optional?: boolean
  consent: ConsentTexts
}) {
  const text = useBookingText()
  return (
    <>
      <TextArea {...text('healthConditions')} {...texts} rows={2} />
      <HealthConsent texts={consent} />
    </>
  )
}

/** Asks for consent to keep the health notes. Shown as soon as the notes are not empty, and announced to screen readers. */
function HealthConsent({ texts }: { texts: ConsentTexts }) {
  const { control, register, formState } = useFormContext<BookingValues, unknown, BookingForm>()
  const shown = useContext(ShownValues)
  const [healthConditions, healthConsent] = useWatch({ control, name: ['healthConditions', 'healthConsent'] })
  const takenBack =
    shown.healthConsent === true && !healthConsent && healthConditions.trim() === shown.healthConditions
  return (
    <div aria-live="polite" className="empty:hidden">
      {hasNotes({ healthConditions }) && (
        <Checkbox
          {...register('healthConsent')}
          defaultChecked={shown.healthConsent}
          label={texts.label}
          hint={takenBack ? 'Your health notes are deleted when you save.' : texts.note}
          error={takenBack ? undefined : formState.errors.healthConsent?.message}
        />
      )}
    </div>
  )
}
