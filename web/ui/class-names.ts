/** Joins the class names (or ids) that apply; anything that is not a text, or an empty one, is left out. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
