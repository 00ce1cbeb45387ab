/** Node's and PostgreSQL's codes for "it cannot be reached now", and for limits that a moment later no longer hold. */
const CODES = new Set([
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
  '40001', // serialization failure
  '40P01', // deadlock
])

/** The driver's own words where it has no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database did not answer)/

/** Whether an error only says that the database cannot answer now. Its cause may be wrapped several times. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (CODES.has(code) || /^08\w{3}$/.test(code))) return true
  if (MESSAGES.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
