import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import type { Field } from './field-kinds.ts'

/** Returns something for each field that has to be filled in, so that a form stays complete when the table of fields grows. */
export function sampleForm<Name extends string>(
  fields: Record<Name, Field>,
): Partial<Record<Name, string | number>> {
  const required = keysOf(fields).filter((name) => !fields[name].optional)
  return recordOf(required, (name) => sampleOf(fields[name]))
}

/** Returns a value that this kind of field takes: a text names its field. An email address and a phone number are not such texts. */
export function sampleOf(field: Field): string | number {
  switch (field.kind) {
    case 'number':
      return 60
    case 'choice':
      return field.choices[0]
    case 'text':
      return `Some ${field.label.toLowerCase()}`
  }
}
