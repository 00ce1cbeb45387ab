import { FormProvider, useForm } from 'react-hook-form'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, BOOKING_WETSUIT_SIZES, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import { travellerEditSchema, type TravellerEdit } from '#domain/booking-form/group-form.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { api, ApiError } from '#web/api/client.ts'
import {
  DietChoice,
  EmergencyFields,
  HealthNotes,
  RiderFields,
  useBookingText,
  WetsuitChoice,
  type ConsentTexts,
} from '#web/booking-form/booking-fields.tsx'
import { showRefused, type BookingValues } from '#web/booking-form/booking-values.ts'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/**
 * What the traveller says of the own place. What is already known is filled in; emergency contact and health notes are never shown again, so
 * their empty fields keep what was said.
 */
export function TravellerForm({
  token,
  traveller,
  texts,
  onSaved,
}: {
  token: string
  traveller: TravellerView
  texts: { healthNote: string; healthConsent: ConsentTexts }
  onSaved: (saved: TravellerView) => void
}) {
  const form = useForm<BookingValues, unknown, BookingForm>({
    mode: 'onTouched',
    defaultValues: valuesOf(traveller),
  })
  const isKiter = traveller.packageType === 'kiter'
  const save = useCall({
    call: (body: TravellerEdit) => api('PATCH', '/api/travellers/{token}', { params: { token }, body }),
    onSuccess: (saved) => {
      toasts.show({ title: 'Saved', description: 'Thank you. You can change it here at any time.' })
      form.reset(valuesOf(saved))
      onSaved(saved)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fieldErrors.length > 0) showRefused(form, error.fieldErrors)
      else
        showFailure(error, 'We couldn’t save your details', 'What you typed is still here. Please try again.')
    },
  })
  function send() {
    const edit = editOf(form.getValues(), isKiter)
    const known = editOf(valuesOf(traveller), isKiter)
    if (JSON.stringify(edit) === JSON.stringify(known)) {
      toasts.show({ title: 'Nothing new to save', description: 'Please fill in your details first.' })
      return
    }
    const checked = travellerEditSchema.safeParse(edit)
    if (checked.success) {
      save.run(checked.data)
      return
    }
    showRefused(
      form,
      checked.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })),
    )
  }
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        aria-label="Your details"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className="flex flex-col gap-5">
          <PhoneField />
          <EmergencyFields />
          {isKiter && <RiderFields />}
        </div>
        {isKiter && (
          <FormGroup title="Wetsuit Size & Fit">
            <WetsuitChoice sizes={BOOKING_WETSUIT_SIZES} legendHidden />
          </FormGroup>
        )}
        <FormGroup title="Food Preferences">
          <DietChoice legend="Your diet" legendHidden noDiet="no-diet" />
        </FormGroup>
        <HealthNotes hint={healthHint(traveller, texts.healthNote)} optional consent={texts.healthConsent} />
        <Button type="submit" wide busy={save.isPending} busyLabel="Saving...">
          Save my details
        </Button>
      </form>
    </FormProvider>
  )
}

function PhoneField() {
  const text = useBookingText()
  return <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
}

function healthHint({ hasHealthNotes }: TravellerView, hint: string): string {
  return hasHealthNotes ? 'We keep the notes that you gave. Type here to replace them.' : hint
}

function valuesOf(traveller: TravellerView): BookingValues {
  const known = recordOf(['phone', 'selectedDiet', ...KITER_FIELDS], (field) =>
    String(traveller[field] ?? ''),
  )
  return {
    ...recordOf(BOOKING_FIELDS, () => ''),
    ...known,
    packageType: traveller.packageType ?? 'kiter',
    healthConsent: false,
  }
}

/** Returns what is filled in; empty fields stay as they are. */
function editOf(values: BookingValues, isKiter: boolean): Record<string, unknown> {
  const sent = ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet', 'healthConditions'] as const
  const fields = isKiter ? [...sent, ...KITER_FIELDS] : sent
  const filled = fields.flatMap((field) =>
    values[field].trim() === '' ? [] : [[field, values[field]] as const],
  )
  return {
    ...Object.fromEntries(filled),
    ...(values.healthConditions.trim() !== '' && { healthConsent: values.healthConsent }),
  }
}
