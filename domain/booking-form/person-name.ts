import { foldCharacters } from '#domain/base/search-text.ts'

interface Named {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** Returns first and last name, "Awa Jallow", or the one that is known; "" if neither is. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Returns the full name without case, accents and double spaces, to compare names: "zoe maes". */
export function nameKey(person: Named): string {
  return foldCharacters(fullName(person)).toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** Returns the full name for the operator, else the email address, else `otherwise`: "a guest" within a sentence, "No name" in a list. */
export function nameOrAddress(
  person: Named & { email: string | null },
  otherwise: 'a guest' | 'No name',
): string {
  return fullName(person) || (person.email ?? otherwise)
}

/** Returns the signed-in guest's name: first name, else the email address before the @, else "User" (specification, section 2.2). */
export function shortName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split('@')[0] || 'User'
}
