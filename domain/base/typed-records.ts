// Typed versions of `Object.keys` and `Object.fromEntries`, and helpers built on them. TypeScript loses the names, so
// each assertion below restores what the line before it guarantees.

export function keysOf<T extends object>(record: T): readonly (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(record) as (keyof T & string)[]
}

export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** Returns the entries of a record under these names. */
export function pick<T extends object, Name extends keyof T & string>(
  record: T,
  names: readonly Name[],
): Pick<T, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return recordOf(names, (name) => record[name]) as Pick<T, Name>
}

/** Returns one column of a table by the names of its rows: `columnOf(fields, 'submit')` gives each field's schema under its name. */
export function columnOf<Column extends string, Rows extends Record<string, Record<Column, unknown>>>(
  rows: Rows,
  column: Column,
): { [Name in keyof Rows]: Rows[Name][Column] } {
  const entries = Object.entries(rows).map(([name, row]) => [name, row[column]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as { [Name in keyof Rows]: Rows[Name][Column] }
}

/** Returns the entries of a record that are not undefined. */
export function withoutGaps<T extends object>(
  record: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }
}
