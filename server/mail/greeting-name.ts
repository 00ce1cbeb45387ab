const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u

/**
 * Returns the name to greet with, or null if it is not a plain name. Anybody can book or write with somebody else's address, so an
 * advertisement or a link typed as a first name must not appear in our mail.
 */
export function greetingName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? ''
  return NAME.test(name) ? name : null
}
