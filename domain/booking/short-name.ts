/** Returns the signed-in guest's name: first name, else the email address before the @, else "User" (specification, section 2.2). */
export function shortName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split('@')[0] || 'User'
}
