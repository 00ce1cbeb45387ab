/** The name in the page's header: first name, else what stands before the @, else "User" (specification, section 2.2). */
export function displayName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split('@')[0] || 'User'
}
