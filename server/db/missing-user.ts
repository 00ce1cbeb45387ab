const FOREIGN_KEY_VIOLATION = '23503'

/** Whether the database refused a row because the account that it names is gone. Its cause may be wrapped several times. */
export function isAboutMissingUser(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const constraint: unknown = Reflect.get(error, 'constraint')
  if (Reflect.get(error, 'code') === FOREIGN_KEY_VIOLATION && typeof constraint === 'string') {
    return constraint.endsWith('_user_id_users_id_fk')
  }
  return isAboutMissingUser(error.cause)
}
