import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '#domain/api/problem.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The parsed body of an API call. Undefined if it is empty. */
    jsonBody: unknown
  }
}

const MAX_DEPTH = 32

/**
 * Parses the JSON body of an API call once, and refuses values that the database cannot store. `rawPaths` are skipped: a webhook's
 * signature covers the raw body.
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

/** Returns the body of the call, or an empty object without one, so that the answer names the missing fields. */
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

/** True without NUL and lone surrogates, which PostgreSQL refuses, and without nesting deeper than MAX_DEPTH. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(
    ([key, child]: [string, unknown]) => isStorable(key) && isStorable(child, depth + 1),
  )
}
