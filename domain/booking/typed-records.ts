// `Object.keys` and `Object.fromEntries` with their types kept, and what is built on them. TypeScript forgets the names:
// each assertion below says again what the line before it does.

export function keysOf<T extends object>(record: T): readonly (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(record) as (keyof T & string)[]
}

/** A value for each of the names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** What a record holds under these names, and nothing else of it. */
export function pick<T extends object, Name extends keyof T & string>(
  record: T,
  names: readonly Name[],
): Pick<T, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return recordOf(names, (name) => record[name]) as Pick<T, Name>
}

/** One part of each row of a table: `partOf(fields, 'submit')` has each field's schema under the field's name. */
export function partOf<Part extends string, Rows extends Record<string, Record<Part, unknown>>>(
  rows: Rows,
  part: Part,
): { [Name in keyof Rows]: Rows[Name][Part] } {
  const parts = Object.entries(rows).map(([name, row]) => [name, row[part]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(parts) as { [Name in keyof Rows]: Rows[Name][Part] }
}
