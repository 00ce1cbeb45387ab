interface Named {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** First and last name, "Awa Jallow", or the one of them that is known; "" where neither is. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/**
 * Whom something is about, for the operator: the full name, else the address. Where neither is known (any more), in the words of that
 * place: "a guest" within a sentence, "No name" in a list.
 */
export function nameOrAddress(
  person: Named & { email: string | null },
  otherwise: 'a guest' | 'No name',
): string {
  return fullName(person) || (person.email ?? otherwise)
}
