/** PostgreSQL's codes for a transaction that it has ended because another one was in its way. */
const ANOTHER_WAS_IN_THE_WAY = [
  '40001', // serialization failure
  '40P01', // deadlock
]

/** Node's and PostgreSQL's codes for "it cannot be reached now", and for limits that a moment later no longer hold. */
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

/** The driver's own words where it has no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database did not answer)/

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether an error only says that the database cannot answer now. */
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

/** Whether the database has ended a transaction because another one was in its way. */
export function wasInTheWay(error: unknown): boolean {
  return isCausedBy(error, (_, code) => ANOTHER_WAS_IN_THE_WAY.includes(code))
}

/** Whether the database refused a row because the account that it names is gone. */
export function isAboutMissingUser(error: unknown): boolean {
  return isCausedBy(error, (cause, code) => {
    const constraint: unknown = Reflect.get(cause, 'constraint')
    return code === FOREIGN_KEY_VIOLATION && String(constraint).endsWith('_user_id_users_id_fk')
  })
}

/** The error itself, or what it was caused by: that may be wrapped several times. */
function isCausedBy(error: unknown, fits: (cause: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return fits(error, typeof code === 'string' ? code : '') || isCausedBy(error.cause, fits)
}
