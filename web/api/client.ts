import type * as z from 'zod/mini'
import type { Call, CallName, calls } from '#domain/api/api-contract.ts'
import type { FieldError, ProblemBody } from '#domain/api/problem.ts'

// Only the types of the contract are imported: its schemas stay out of what the browser loads.
type AnyCall = (typeof calls)[CallName]
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type PathOf<M extends Method> = Extract<AnyCall, { method: Lowercase<M> }>['path']
type CallAt<M extends Method, P extends string> = Extract<AnyCall, { method: Lowercase<M>; path: P }>

type ParamName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type BodyOf<C> = C extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined
type AnswerOf<C extends Call> = {
  [S in keyof C['answers']]: C['answers'][S] extends z.ZodMiniType ? z.output<C['answers'][S]> : null
}[keyof C['answers']]

/** The good answer of a call. */
export type AnswerAt<M extends Method, P extends string> = AnswerOf<CallAt<M, P>>

interface Input<C extends Call> {
  params?: Record<ParamName<C['path']>, string>
  query?: Record<string, string | undefined>
  body?: BodyOf<C>
  signal?: AbortSignal
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean
}

/**
 * A call that was not answered well. Its message is the specification's: the status code, a colon and a space, then the
 * body, or the status text where there is none. `title`, `detail` and `fieldErrors` are what people are shown.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ProblemBody | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }

  /** Which problem it is ("retreat-full", domain/api/problem.ts); empty for an answer that did not come from our API. */
  get code(): string {
    return this.problem?.type.replace(/^urn:problem:/, '') ?? ''
  }

  get title(): string {
    return this.problem?.title ?? 'Something went wrong'
  }

  get detail(): string {
    return this.problem?.detail ?? this.title
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? []
  }
}

function parseProblem(body: string): ProblemBody | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return isProblem(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** A proxy in between may answer with JSON of its own. */
function isProblem(value: unknown): value is ProblemBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'detail' in value &&
    typeof value.detail === 'string'
  )
}

/**
 * The words to show for a failed call, or the given ones where it failed without any (no connection, for example). The bare word of a
 * session that is over is for the browser, not for people.
 */
export function errorText(error: unknown, otherwise: string): string {
  if (isLoggedOut(error)) return 'You’ve been signed out. Sign in again, then retry.'
  return error instanceof ApiError && error.problem ? error.detail : otherwise
}

/** Whether an error is the specification's "401 Unauthorized": the session is over, and the guest must sign in again. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message)
}

/**
 * Makes one call of the contract with the browser's cookies. A JSON content type is sent only with a body.
 * Throws ApiError for every answer that is not OK; never retries (specification, section 7).
 */
export async function api<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: Input<CallAt<M, P>> = {},
): Promise<AnswerAt<M, P>> {
  const hasBody = input.body !== undefined
  const response = await fetch(address(path, input.params, input.query), {
    method,
    credentials: 'include',
    headers: hasBody ? { 'Content-Type': 'application/json' } : {},
    body: hasBody ? JSON.stringify(input.body) : null,
    signal: input.signal ?? null,
    keepalive: input.keepalive ?? false,
  })
  return readAnswer(response)
}

/** The body of a good answer; throws ApiError for any other. */
export async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  // The contract's own schemas made this answer on the server; it is not checked again here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? null : JSON.parse(text)) as T
}

/** A call's path with its parameters and query filled in. */
export function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`
}
