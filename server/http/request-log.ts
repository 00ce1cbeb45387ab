import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#server/process/log.ts'

/** What opens something for whoever has it: a log is read by more people than a mail. */
const KEY_IN_PATH = /^((?:\/api)?\/(?:pay|refund|lodge|hand-over|claim)\/)[^/.]+/

function withoutKeys(path: string): string {
  return path.replace(KEY_IN_PATH, '$1…')
}

/** One line a request: no query, no body, no address. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    logRequest(log, c, { requestId: c.get('requestId'), status: c.res.status, started })
  }
}

/** `started` is by the process's own clock. */
export function logRequest(
  log: Log,
  c: Context,
  { requestId, status, started }: { requestId: string; status: number; started: number },
): void {
  const line = {
    requestId,
    method: c.req.method,
    path: withoutKeys(c.req.path),
    status,
    ms: Math.round(performance.now() - started),
  }
  log.info(line, 'request')
}
