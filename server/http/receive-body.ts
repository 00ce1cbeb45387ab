import { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { bankCalls } from '#domain/contract/bank-calls.ts'
import { MAX_STATEMENT_SIZE } from '#domain/contract/bank-shapes.ts'
import { pictureCalls } from '#domain/contract/picture-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { MAX_PICTURE_BYTES, TOO_LARGE } from '#domain/site/pictures.ts'
import { adminSession } from '#server/account/admin-gate.ts'
import type { Deps } from '#server/deps.ts'
import { errorCode } from '#server/process/error-code.ts'
import { allowSlowBody } from './listen.ts'
import { bindingsOf } from './request-context.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Bank statements, which only the operator may send. JSON escapes some characters with two. */
const STATEMENT_PATH = bankCalls.previewBankImport.path
const MAX_STATEMENT_BYTES = 2 * MAX_STATEMENT_SIZE

/**
 * Refuses bodies larger than any form. The operator's bank statements and pictures may be larger, and pictures may take minutes. Problems:
 * body-too-large; for a picture picture-too-large, and unauthorized, so that a session that has ended is not called a large file.
 */
export function limitBody(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && c.req.path === pictureCalls.storePicture.path) {
      if ((await adminSession(deps, c)) === null) throw new Problem('unauthorized')
      const { incoming } = bindingsOf(c)
      if (incoming instanceof IncomingMessage) allowSlowBody(incoming)
      await limit(c, MAX_PICTURE_BYTES, new Problem(TOO_LARGE.code, { detail: TOO_LARGE.detail }))
    } else if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const isStatement = c.req.path === STATEMENT_PATH && (await adminSession(deps, c)) !== null
      await limit(c, isStatement ? MAX_STATEMENT_BYTES : MAX_BODY_BYTES)
    }
    await next()
  }
}

/** Checks a body with a declared length by that; one without is read here up to the limit. */
async function limit(c: Context, maxBytes: number, tooLarge = new Problem('body-too-large')): Promise<void> {
  const length = c.req.header('content-length')
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(length) > maxBytes) throw tooLarge
  } else if (c.req.raw.body !== null) {
    c.req.raw = new Request(c.req.raw, {
      method: c.req.method,
      body: await readUpTo(c.req.raw.body, maxBytes, tooLarge),
    })
  }
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  tooLarge: Problem,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(chunks))
    size += value.length
    if (size > maxBytes) {
      void discard(reader)
      throw tooLarge
    }
    chunks.push(value)
  }
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The read error does not matter, because the body is discarded.
  }
}

/** How many milliseconds a refused client may pause sending before its connection is closed. */
const PAUSE_MS = 1000

/**
 * Lets a refused client that is still sending read the answer, which closing the connection would lose. The answer announces the close and
 * ends once the request has ended or pauses. The server's request timeout is the limit.
 */
export const drainRejectedBody: MiddlewareHandler = async (c, next) => {
  await next()
  const { incoming } = bindingsOf(c)
  if (c.res.status < 400 || !(incoming instanceof IncomingMessage)) return
  if (incoming.complete || incoming.destroyed) return
  const content = new Uint8Array(await c.res.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(content)
      await endOfSending(incoming)
      controller.close()
    },
  })
  c.res = new Response(body, c.res)
  c.res.headers.set('content-length', String(content.length))
  c.res.headers.set('connection', 'close')
}

function endOfSending(incoming: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const pause = setTimeout(resolve, PAUSE_MS)
  incoming.on('data', () => pause.refresh())
  for (const end of ['end', 'close', 'error']) incoming.once(end, () => resolve())
  incoming.resume()
  return promise.finally(() => clearTimeout(pause))
}

/** True if the error only means that the client disconnected or was too slow while sending, so that nobody reads an answer. */
export function isClientGone(c: Context, error: unknown): boolean {
  const { incoming } = bindingsOf(c)
  return (
    incoming instanceof IncomingMessage &&
    !incoming.complete &&
    incoming.destroyed &&
    errorCode(error) === 'ECONNRESET'
  )
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The parsed body of an API call. Undefined if it is empty. */
    jsonBody: unknown
  }
}

const MAX_DEPTH = 32

/**
 * Parses the JSON body of an API call once, and refuses values that the database cannot store. `rawPaths` are skipped: a webhook's
 * signature covers the raw body. `filePaths` get the text of a file, which loses its NULs, so that a file that is no text can be named.
 */
export function parseJsonBody(paths: {
  rawPaths: readonly string[]
  filePaths: readonly string[]
}): MiddlewareHandler {
  return async (c, next) => {
    if (!BODILESS.has(c.req.method) && !paths.rawPaths.includes(c.req.path)) {
      const sent = await c.req.text()
      const text = paths.filePaths.includes(c.req.path) ? sent.replaceAll(String.raw`\u0000`, '') : sent
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
