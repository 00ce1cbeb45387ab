/** Joins class names (or ids) with spaces, leaving out empty strings and values that are not strings. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}

/** A link inside running text on a light background; always underlined, because colour alone does not mark a link. */
export const linkStyle =
  'font-medium text-teal-deep underline decoration-1 underline-offset-4 hover:text-sea hover:decoration-2'
