import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { keysOf } from '#domain/base/typed-records.ts'
import { calls, type Call, type CallName, type FileAnswer, type User } from '#domain/contract/api-contract.ts'
import type { ParamName } from '#domain/contract/call.ts'
import type { AnswerTo, Asked, Reading } from '#domain/contract/page-readers.ts'
import { checked, Problem } from '#domain/contract/problem.ts'
import { adminSession, type AdminSession } from '#server/account/admin-gate.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { ChangedBy } from '#server/change/under-locks.ts'
import { jsonBodyOf } from '#server/http/receive-body.ts'
import { isUuid, type Requester } from '#server/store/booking-record.ts'
import { limitCall } from './limits.ts'

type Calls = typeof calls
type SchemaOf<C, K extends string> =
  C extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined

/** The checked input of a handler, and who calls. */
interface CallInput<N extends CallName> {
  c: Context
  body: SchemaOf<Calls[N], 'body'>
  query: SchemaOf<Calls[N], 'query'>
  params: Record<ParamName<Calls[N]['path']>, string>
  /** The signed-in guest. Never null in an `owner` call. */
  user: Calls[N]['access'] extends 'owner' ? User : User | null
  /** The operator, if the call allows it. Never null in an `admin` call. */
  admin: Calls[N]['access'] extends 'admin' ? AdminSession : AdminSession | null
}

type Answers<N extends CallName> = Calls[N]['answers']
/**
 * What a handler returns: the body or file of an answer of the contract, a redirect, or anything for an answer without a body. Its status is
 * the contract's; where that has several, the lowest unless it is set on `c`, as cookies and headers are.
 */
type CallAnswer<N extends CallName> = {
  [S in keyof Answers<N>]: S extends 302
    ? Response
    : Answers<N>[S] extends z.ZodMiniType
      ? z.output<Answers<N>[S]>
      : Answers<N>[S] extends FileAnswer
        ? DownloadedFile
        : unknown
}[keyof Answers<N>]

/** A file to download. Its name is ours, in plain ASCII. */
interface DownloadedFile {
  name: string
  content: Uint8Array<ArrayBuffer> | string
}

type Handler<N extends CallName> = (input: CallInput<N>) => CallAnswer<N> | Promise<CallAnswer<N>>

const STATUSES = [200, 201, 202, 204, 302] as const

/** What answers each call. A call without a handler does not compile. */
export type Handlers = { [N in CallName]: Handler<N> }

/**
 * Returns what the handler of a call answers, without a request. The query is checked and the call counted as in a request. Problems:
 * unauthorized, too-many-requests.
 */
export async function answerOf<N extends Reading>(
  deps: AppDeps,
  handlers: Handlers,
  name: N,
  { c, user, admin, ...asked }: Asked<N> & { c: Context } & Asker,
): Promise<AnswerTo<N>> {
  const call: Call = calls[name]
  if (!mayCall(call.access, user !== null, admin !== null)) throw new Problem('unauthorized')
  const query = call.query ? checked(call.query, asked.query ?? {}) : undefined
  // The table has each handler under its own name, so its input and answer are those of the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handler = handlers[name] as unknown as (input: object) => Promise<AnswerTo<N>>
  const params = paramsOf(call, asked.params ?? {})
  await limitCall(deps, name, { c, user })
  return handler({ c, query, params, user, admin })
}

/** Who makes a call, as far as the call allows them. */
interface Asker {
  user: User | null
  admin: AdminSession | null
}

/**
 * Registers the calls of the contract, each with its handler: checks the caller, then body and query by the contract's schemas, counts the
 * call, and then runs the handler. Problems: unauthorized, too-many-requests, and the schemas' own.
 */
export function routeCalls(app: Hono, deps: AppDeps, handlers: Handlers): void {
  for (const name of keysOf(handlers)) {
    const call: Call = calls[name]
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const status = STATUSES.find((each) => call.answers[each] !== undefined) ?? 200
    // The handler's types are derived from the schemas that are run before it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as unknown as (input: object) => unknown
    app.on(call.method.toUpperCase(), path, async (c) => {
      const user = await deps.accounts.currentUser(c.req.raw.headers)
      const admin = call.access.includes('admin') ? await adminSession(deps, c) : null
      if (!mayCall(call.access, user !== null, admin !== null)) throw new Problem('unauthorized')
      const body = call.body ? checked(call.body, jsonBodyOf(c), call.invalidBody) : undefined
      const query = call.query ? checked(call.query, c.req.query()) : undefined
      const params = paramsOf(call, c.req.param())
      await limitCall(deps, name, { c, user })
      c.status(status)
      return send(c, call.answers[status] ?? null, await handler({ c, body, query, params, user, admin }))
    })
  }
}

/** Returns the parameters of the path. Problem: not-found for an id that no row can have, on which the database would throw. */
function paramsOf(call: Call, params: Record<string, string>): Record<string, string> {
  const isMalformed = ([name, text]: [string, string]) => name.endsWith('Id') && !isUuid(text)
  if (!call.idIsText && Object.entries(params).some(isMalformed)) throw new Problem('not-found')
  return params
}

function mayCall(access: Call['access'], signedIn: boolean, admin: boolean): boolean {
  switch (access) {
    case 'anyone':
      return true
    case 'owner':
      return signedIn
    case 'admin':
      return admin
    case 'owner-or-admin':
      return signedIn || admin
  }
}

function send(c: Context, promised: z.ZodMiniType | FileAnswer | null, answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (promised === null) return c.body(null)
  // The type of the call's handler makes it return a file.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return 'file' in promised ? sendFile(c, promised, answer as DownloadedFile) : c.json(answer)
}

function sendFile(c: Context, { file }: FileAnswer, { name, content }: DownloadedFile): Response {
  return c.body(content, 200, {
    'content-type': file.startsWith('text/') ? `${file}; charset=utf-8` : file,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  })
}

/**
 * Returns the caller of an `owner-or-admin` call. The operator may see everything, even while signed in as a guest. Problem: unauthorized.
 */
export function requesterOf({ admin, user }: { admin: AdminSession | null; user: User | null }): Requester {
  if (admin) return 'admin'
  if (!user) throw new Problem('unauthorized')
  return { userId: user.id }
}

/** Returns the caller who changes a booking. Problem: unauthorized. */
export function changerOf({ admin, user }: { admin: AdminSession | null; user: User | null }): ChangedBy {
  if (admin) return admin
  if (!user) throw new Problem('unauthorized')
  return { actor: 'guest', userId: user.id }
}
