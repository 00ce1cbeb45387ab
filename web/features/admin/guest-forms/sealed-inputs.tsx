import { Lock } from 'lucide-react'
import { SEALED_FIELDS, type SealedField } from '#domain/booking/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { recordOf } from '#domain/booking/typed-records.ts'
import { errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { BookingInput, type BookingInputs } from './booking-input.tsx'
import { FormPart } from './form-part.tsx'
import { useSealedFields } from './use-sealed-fields.ts'

/** Emergency contact and health notes. They must be opened before they can be changed, which is recorded in the history. */
export function SealedInputs({
  lead,
  inputs,
  consent,
  onConsent,
  onOpen,
}: {
  lead: Booking
  inputs: BookingInputs
  consent: boolean
  onConsent: (given: boolean) => void
  onOpen: (opened: Record<SealedField, string>) => void
}) {
  const open = useSealedFields(lead.id)
  return (
    <FormPart title="Emergency and health">
      {open.isSuccess ? (
        <>
          {SEALED_FIELDS.filter((name) => name !== 'healthConditions').map((name) => (
            <BookingInput key={name} name={name} inputs={inputs} />
          ))}
          <div className="sm:col-span-2">
            <BookingInput name="healthConditions" inputs={inputs} optional />
            {inputs.values.healthConditions.trim() !== '' && (
              <Checkbox
                label="The guest has agreed that these notes are kept"
                error={inputs.errors.get('healthConsent')}
                checked={consent}
                onChange={(event) => onConsent(event.target.checked)}
              />
            )}
          </div>
        </>
      ) : (
        <div className="sm:col-span-2">
          <Button
            size="sm"
            variant="secondary"
            busy={open.isPending}
            onClick={() =>
              open.mutate(undefined, {
                onSuccess: (opened) => onOpen(recordOf(SEALED_FIELDS, (name) => opened[name] ?? '')),
              })
            }
          >
            <Lock aria-hidden className="size-4" />
            Open to edit
          </Button>
          <p className="mt-1.5 text-sm text-ink-soft">Opening it is written to the history.</p>
          <FieldError id="sealed-error">
            {open.error ? errorText(open.error, 'No connection. Please try again.') : undefined}
          </FieldError>
        </div>
      )}
    </FormPart>
  )
}
