import { pino, type Logger } from 'pino'
import type { Env } from '#server/env.ts'

export type Log = Logger

const STANDARD_OUTPUT = 1

/**
 * Writes one JSON line an event to the standard output. Lines carry no bodies, no queries and nobody's data. They are written
 * beside the work, and together while a write is under way: a killed process loses those of its last moment, any other end none.
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

const TELLING = [
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
 * All that an error says about the fault, and nothing about the guest: a database error repeats the row's values in its
 * parameters and detail, so it is told by its statement, code and constraint.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const told = TELLING.flatMap((key) => (key in error ? [[key, Reflect.get(error, key)] as const] : []))
  const query: unknown = Reflect.get(error, 'query')
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...Object.fromEntries(told),
    frames: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
