interface Named {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** Returns first and last name, "Awa Jallow", or the one that is known; "" if neither is. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Returns the full name for the operator, else the email address, else `otherwise`: "a guest" within a sentence, "No name" in a list. */
export function nameOrAddress(
  person: Named & { email: string | null },
  otherwise: 'a guest' | 'No name',
): string {
  return fullName(person) || (person.email ?? otherwise)
}
