/**
 * What the pages call whoever is signed in, in the header and in greetings: first name, else what stands before the @, else "User"
 * (specification, section 2.2).
 */
export function shortName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split('@')[0] || 'User'
}
