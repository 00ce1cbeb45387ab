import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '#domain/api/problem.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The parsed body of an API call; undefined where it is empty. */
    jsonBody: unknown
  }
}

const MAX_DEPTH = 32

/**
 * Parses the body of an API call, once: it has to be JSON, and hold nothing that no database could store. The
 * provider's webhook is left alone, because its signature is that of the raw body.
 */
export function parseJsonBody({ rawPaths }: { rawPaths: readonly string[] }): MiddlewareHandler {
  return async (c, next) => {
    if (!BODILESS.has(c.req.method) && !rawPaths.includes(c.req.path)) {
      const text = await c.req.text()
      if (text.trim() !== '') c.set('jsonBody', parse(text, c.req.header('content-type')))
    }
    await next()
  }
}

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The body of the call; an empty one counts as an empty form, so that the answer names the fields that are missing. */
export function jsonBodyOf(c: Context): unknown {
  const body: unknown = c.get('jsonBody')
  return body === undefined ? {} : body
}

function parse(text: string, contentType: string | undefined): unknown {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Problem('unsupported-media-type')
  }
  const value = parseJson(text)
  if (isStorable(value)) return value
  throw new Problem('malformed-request', {
    detail: 'The body holds characters or a nesting that cannot be used',
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('malformed-request', { detail: 'The body is not valid JSON', cause })
  }
}

/** No NUL and no half surrogate pair, which PostgreSQL refuses, and no nesting that would exhaust what walks it. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(
    ([key, child]: [string, unknown]) => isStorable(key) && isStorable(child, depth + 1),
  )
}
