import { bookingFields, type BookingField } from '#domain/booking/booking-fields.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** What a form of the operator holds of the booking's fields: text throughout, empty where nothing was told. */
export type FieldTexts = Record<BookingField, string>

export interface BookingInputs {
  values: FieldTexts
  /** What is wrong with a field, by its name. */
  errors: Partial<Record<string, string>>
  onChange: (name: BookingField, value: string) => void
}

/** The input of one field of the booking form, by its row in the table of fields. */
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
    error: errors[name],
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
