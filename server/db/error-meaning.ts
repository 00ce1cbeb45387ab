/** PostgreSQL's codes for a transaction that it ended because of a concurrent one. */
const ANOTHER_WAS_IN_THE_WAY = [
  '40001', // serialization failure
  '40P01', // deadlock
]

/** Codes of Node and PostgreSQL for an unreachable database, and for limits that may no longer apply a moment later. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '55P03', // a lock was not free in time
  '57014', // a statement took too long
  '57P01', // shut down by the operator
  '57P02', // crashed
  '57P03', // starting up
  ...ANOTHER_WAS_IN_THE_WAY,
])

/** Messages of the driver that come without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database did not answer)/

const FOREIGN_KEY_VIOLATION = '23503'

/** True if the error only means that the database cannot answer now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isCausedBy(
    error,
    (cause, code) =>
      UNAVAILABLE.has(code) ||
      /^08\w{3}$/.test(code) ||
      MESSAGES.test(cause.message) ||
      (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)),
  )
}

/** True if the database ended a transaction because of a concurrent one. */
export function isConcurrencyConflict(error: unknown): boolean {
  return isCausedBy(error, (_, code) => ANOTHER_WAS_IN_THE_WAY.includes(code))
}

/** True if the database refused a row because its account was deleted. */
export function isAboutMissingUser(error: unknown): boolean {
  return isCausedBy(error, (cause, code) => {
    const constraint: unknown = Reflect.get(cause, 'constraint')
    return code === FOREIGN_KEY_VIOLATION && String(constraint).endsWith('_user_id_users_id_fk')
  })
}

/** True if the error or one of its causes matches; causes may be nested. */
function isCausedBy(error: unknown, fits: (cause: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return fits(error, typeof code === 'string' ? code : '') || isCausedBy(error.cause, fits)
}
