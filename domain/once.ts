/**
 * Makes a value when it is first asked for, and keeps it. For the formatters of `Intl`: making one takes a phone as long
 * as painting, and most pages need few of them.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
