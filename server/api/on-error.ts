import type { Context, ErrorHandler } from 'hono'
import { html } from 'hono/html'
import { routePath } from 'hono/route'
import { Problem, type ProblemBody, type ProblemCode } from '#domain/contract/problem.ts'
import { isAboutMissingUser, isDatabaseUnavailable } from '#server/db/error-meaning.ts'
import { isClientGone } from '#server/http/receive-body.ts'
import type { Log } from '#server/process/log.ts'

const RETRY_AFTER_SECONDS = '5'
/** The status that other servers log for it. No client receives it. */
const CLIENT_GONE = 499

/** Returns the only handler that turns errors into answers. An unexpected error is logged in full, and its answer contains only an id. */
export function onError(log: Log): ErrorHandler {
  return (error, c) => {
    if (isClientGone(c, error)) return new Response(null, { status: CLIENT_GONE })
    const problem = toProblem(error)
    logProblem(log, c, problem, error)
    return answer(c, problem)
  }
}

/** Refusals that may be an attack, by the name of their event. */
const SECURITY_EVENTS: Partial<Record<ProblemCode, string>> = {
  'wrong-credentials': 'wrong-password',
  'wrong-password': 'wrong-password',
  'wrong-admin-password': 'wrong-password',
  'unknown-passkey': 'wrong-passkey',
  'wrong-passkey': 'wrong-passkey',
  unauthorized: 'refused',
  'foreign-origin': 'refused',
}

function logProblem(log: Log, c: Context, problem: Problem, error: unknown): void {
  const requestId: unknown = c.get('requestId')
  const event = SECURITY_EVENTS[problem.code]
  if (event) log.warn({ event, problem: problem.code, route: routePath(c), requestId }, problem.title)
  else if (problem.code === 'too-busy') log.warn({ requestId }, problem.title)
  else if (problem.status >= 500) log.error({ err: error, requestId }, 'request failed')
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) {
    return new Problem('unavailable', { headers: { 'retry-after': RETRY_AFTER_SECONDS }, cause: error })
  }
  // The account was deleted during one of its calls.
  if (isAboutMissingUser(error)) return new Problem('unauthorized', { cause: error })
  return new Problem('internal-error', { cause: error })
}

function answer(c: Context, problem: Problem): Response | Promise<Response> {
  const { status } = problem
  if (!c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')) {
    return c.html(plainPage(problem), status, problem.headers)
  }
  const body: ProblemBody = {
    type: `urn:problem:${problem.code}`,
    title: problem.title,
    status,
    detail: problem.detail,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.quote && { quote: problem.quote }),
    ...(problem.guests && { guests: problem.guests }),
    ...(problem.addressLink && { addressLink: problem.addressLink }),
    requestId: c.get('requestId'),
  }
  return c.body(JSON.stringify(body), status, {
    ...problem.headers,
    'content-type': 'application/problem+json',
  })
}

/** Returns a page for browser requests that do not reach one of our pages. */
function plainPage({ title, detail }: Problem) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <h1>${title}</h1>
      ${detail === title ? '' : html`<p>${detail}</p>`}
      <p><a href="/">Back to Homepage</a></p>
    </html>`
}
