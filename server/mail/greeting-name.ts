const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u

/**
 * The name to greet with, or null for what is no plain name. Anybody can book, or write to us, with somebody else's
 * address: an advertisement or a link that was typed as a first name must not go out in a mail of ours.
 */
export function greetingName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? ''
  return NAME.test(name) ? name : null
}
