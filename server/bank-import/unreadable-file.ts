import { Problem } from '#domain/api/problem.ts'

/** A file that holds no statement we can read; the reason says what to do. */
export function unreadableFile(message: string, cause?: unknown): Problem {
  return new Problem('invalid-fields', { detail: message, errors: [{ field: 'content', message }], cause })
}
