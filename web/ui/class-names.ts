/** Joins class names (or ids) with spaces, leaving out empty strings and values that are not strings. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
