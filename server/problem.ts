import { PROBLEMS, type FieldError, type ProblemCode } from '#domain/problem.ts'

/** A refusal that a person can act on. Use cases throw it; `api/on-error.ts` alone turns it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    options: {
      detail?: string
      errors?: FieldError[]
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    const detail = options.detail ?? PROBLEMS[code].title
    super(detail, { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.detail = detail
    this.errors = options.errors
    this.headers = options.headers ?? {}
  }

  get status() {
    return PROBLEMS[this.code].status
  }

  get title(): string {
    return PROBLEMS[this.code].title
  }
}
