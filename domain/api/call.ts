import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

/** Who may make a call. `owner` calls are for signed-in guests and answer 404 for anybody else's booking. */
export type Access = 'anyone' | 'owner' | 'admin' | 'owner-or-admin'

/** An answer that is a file and no JSON. */
export interface FileAnswer {
  file: 'application/pdf' | 'application/json' | 'text/calendar' | 'text/csv' | 'application/octet-stream'
}

export interface Call {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  access: Access
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The problem that a body which fails its schema is answered with; `invalid-fields` unless said. */
  invalidBody?: ProblemCode
  /** The schema of each good answer, or which file it is; null where it has no body. */
  answers: Partial<Record<200 | 201 | 202 | 204 | 302, z.ZodMiniType | FileAnswer | null>>
  /** Problems beyond those that any call of its kind can answer with; none unless said. */
  problems?: readonly ProblemCode[]
}
