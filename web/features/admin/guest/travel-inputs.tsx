import { TRAVEL_LABELS, type TravelField } from '#domain/travel.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { TravelTexts } from './edited-fields.ts'
import { FormPart } from './form-part.tsx'

/** When the guest arrives and leaves, in Gambia's time. */
export function TravelInputs({
  values,
  errors,
  onChange,
}: {
  values: TravelTexts
  errors: Partial<Record<string, string>>
  onChange: (name: TravelField, value: string) => void
}) {
  const field = (name: TravelField) => ({
    name,
    label: TRAVEL_LABELS[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  })
  return (
    <FormPart title="Journey">
      <TextField {...field('arrivalDate')} type="date" />
      <TextField {...field('arrivalTime')} type="time" />
      <TextField {...field('arrivalFlight')} className="sm:col-span-2" maxLength={60} autoComplete="off" />
      <TextField {...field('departureDate')} type="date" />
      <TextField {...field('departureTime')} type="time" />
      <TextField {...field('departureFlight')} className="sm:col-span-2" maxLength={60} autoComplete="off" />
      <TextArea {...field('travelNote')} className="sm:col-span-2" rows={2} maxLength={1000} />
    </FormPart>
  )
}
