import type * as z from 'zod/mini'
import type { FieldError } from '#domain/base/text-schema.ts'
import type { Call, CallName, calls } from '#domain/contract/api-contract.ts'
import type { ParamName } from '#domain/contract/call.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'

// Imports only the contract's types, so that its schemas stay out of the browser's code.
type AnyCall = (typeof calls)[CallName]
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type PathOf<M extends Method> = Extract<AnyCall, { method: Lowercase<M> }>['path']
type CallAt<M extends Method, P extends string> = Extract<AnyCall, { method: Lowercase<M>; path: P }>

type BodyOf<C> = C extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined
type AnswerOf<C extends Call> = {
  [S in keyof C['answers']]: C['answers'][S] extends z.ZodMiniType ? z.output<C['answers'][S]> : null
}[keyof C['answers']]

/** Body of a successful response. */
export type AnswerAt<M extends Method, P extends string> = AnswerOf<CallAt<M, P>>

interface Input<C extends Call> {
  params?: Record<ParamName<C['path']>, string>
  query?: Record<string, string | undefined>
  body?: BodyOf<C>
  signal?: AbortSignal | undefined
  /** True if the call may outlive the page. */
  keepalive?: boolean
}

/**
 * A failed API call. Its message is the specification's: the status code, ": ", then the body, or the status text if there is none.
 * `title`, `detail` and `fieldErrors` are for display.
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

  /** Problem code such as "retreat-full" (domain/contract/problem.ts); empty if the answer did not come from our API. */
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

/** Checks the shape, because a proxy may answer with its own JSON. */
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
 * Returns the message to show for a failed call, or `otherwise` if the server gave none. An ended session gets its own message.
 */
export function errorText(error: unknown, otherwise = 'No connection. Please try again.'): string {
  if (isLoggedOut(error)) return 'You’ve been signed out. Sign in again, then retry.'
  return error instanceof ApiError && error.problem ? error.detail : otherwise
}

/** Returns the errors at the fields of a form; empty if the call failed for another reason. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  return error instanceof ApiError ? error.fieldErrors : []
}

export function fieldErrorOf(error: unknown, name: string): string | undefined {
  return fieldErrorsOf(error).find(({ field }) => field === name)?.message
}

const DATE_IS_GONE = ['retreat-full', 'retreat-started', 'retreat-not-on-sale']

/** True if a booking was refused because its date can no longer be booked. */
export function isDateGone({ code }: ApiError): boolean {
  return DATE_IS_GONE.includes(code)
}

/** True if the session has ended and the guest must sign in again: the specification's "401 Unauthorized". */
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

/** Returns the body of a successful response. Throws ApiError for any other. */
async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  // The server has already validated this body with the contract's schemas.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Returns a call's path with its parameters and query filled in. Empty query values are left out. */
export function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`
}
