import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

/** Who may make a call. `owner` calls are for signed-in guests and answer 404 for another guest's booking. */
export type Access = 'anyone' | 'owner' | 'admin' | 'owner-or-admin'

/** An answer that is a file instead of JSON. */
export interface FileAnswer {
  file: 'application/pdf' | 'application/json' | 'text/calendar' | 'text/csv'
}

export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** True if the id in the path is no UUID of ours but any text: a provider's, a file's, a bank line's. */
  idIsText?: boolean
  summary: string
  access: Access
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The media type of a body that is a file instead of JSON. */
  fileBody?: 'image/*'
  /** The problem for a body that fails its schema; `invalid-fields` by default. */
  invalidBody?: ProblemCode
  /** The schema of each successful answer, or its file type; null if it has no body. */
  answers: Partial<Record<200 | 201 | 202 | 204 | 302, z.ZodMiniType | FileAnswer | null>>
  /** Problems besides those that every call of its kind can answer with; none by default. */
  problems?: readonly ProblemCode[]
}

/** The names of the parameters in a path: `bookingId` of "/api/leads/{bookingId}". */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
