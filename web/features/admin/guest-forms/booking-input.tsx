import { bookingFields, type BookingField } from '#domain/booking/booking-fields.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FieldTexts } from './edited-fields.ts'

export interface BookingInputs {
  values: FieldTexts
  /** Error messages by field name. */
  errors: ReadonlyMap<string, string>
  onChange: (name: keyof FieldTexts, value: string) => void
}

/** Input of one booking field, as defined in `bookingFields`. */
export function BookingInput({
  name,
  inputs: { values, errors, onChange },
  optional = false,
}: {
  name: BookingField
  inputs: BookingInputs
  optional?: boolean
}) {
  const field: Field = bookingFields[name]
  const common = {
    name,
    label: field.label,
    optional,
    value: values[name],
    error: errors.get(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  }
  if (field.kind === 'choice') {
    const options = field.choices.map((value) => ({ value, label: field.words[value] ?? value }))
    return <SelectField {...common} options={options} placeholder="Not told yet" />
  }
  if (field.kind === 'number') {
    return <TextField {...common} inputMode="decimal" autoComplete="off" unit={field.unit} />
  }
  if (name === 'healthConditions') return <TextArea {...common} rows={3} maxLength={field.longest} />
  return <TextField {...common} {...TYPES[name]} autoComplete="off" maxLength={field.longest} />
}

const PHONE = { type: 'tel', inputMode: 'tel' } as const
const TYPES: Partial<Record<BookingField, { type: string; inputMode: 'tel' | 'email' }>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: PHONE,
  emergencyPhone: PHONE,
}
