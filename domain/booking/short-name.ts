/**
 * Returns the signed-in guest's name for the header and greetings: the first name, else the part of the email address
 * before the @, else "User" (specification, section 2.2).
 */
export function shortName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split('@')[0] || 'User'
}
