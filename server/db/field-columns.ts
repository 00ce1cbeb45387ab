import type { $Type } from 'drizzle-orm'
import {
  doublePrecision,
  text,
  type PgDoublePrecisionBuilderInitial,
  type PgTextBuilderInitial,
} from 'drizzle-orm/pg-core'
import { storedFields } from '#domain/booking-fields.ts'
import type { Field } from '#domain/field-kinds.ts'
import type { Sealed } from '#server/process/data-keys.ts'

type Fields = typeof storedFields
type FieldColumn<F> = F extends { kind: 'number' }
  ? PgDoublePrecisionBuilderInitial<string>
  : F extends { sealed: true }
    ? $Type<PgTextBuilderInitial<string, [string, ...string[]]>, Sealed>
    : PgTextBuilderInitial<
        string,
        F extends { choices: readonly [...infer Choices extends [string, ...string[]]] }
          ? Choices
          : [string, ...string[]]
      >

/**
 * The columns of the booking form's fields. They may all be empty: a draft fills in what it has. To the compiler a sealed
 * field's column takes and gives nothing but sealed text.
 */
export function fieldColumns(): { [Name in keyof Fields]: FieldColumn<Fields[Name]> } {
  const columns = Object.entries<Field>(storedFields).map(([name, field]) => [name, columnOf(name, field)])
  // The kind of each field says which column it gets: FieldColumn to the compiler, columnOf to the database.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as { [Name in keyof Fields]: FieldColumn<Fields[Name]> }
}

function columnOf(name: string, field: Field) {
  const column = field.column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  switch (field.kind) {
    case 'number':
      return doublePrecision(column)
    case 'choice':
      return text(column, { enum: field.choices })
    case 'text':
      return text(column)
  }
}
