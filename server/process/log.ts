import { pino, type Logger } from 'pino'
import type { Env } from '#server/env.ts'

export type Log = Logger

const STANDARD_OUTPUT = 1

/**
 * Returns a logger that writes one JSON line per event to the standard output, without bodies, queries or personal data. Lines are written
 * asynchronously in batches: a killed process loses its last ones, any other end loses none.
 */
export function createLog(level: Env['logLevel']): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    pino.destination({ dest: STANDARD_OUTPUT, sync: false }),
  )
}

const HARMLESS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'errno',
] as const

/**
 * Returns what an error says about the fault, without personal data. A database error repeats the row's values in its parameters and
 * detail, so only its statement, code and constraint are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const details = HARMLESS.flatMap((key) => (key in error ? [[key, Reflect.get(error, key)] as const] : []))
  const query: unknown = Reflect.get(error, 'query')
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...Object.fromEntries(details),
    frames: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
