import type { Hono } from 'hono'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiContentObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import * as z from 'zod/mini'
import { REMEMBERED_DAYS, SESSION_HOURS } from '#domain/account/admin-limits.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { calls, type Access, type Call, type CallName } from '#domain/contract/api-contract.ts'
import {
  availabilitySchema,
  contactMessageSchema,
  ledgerLineSchema,
  outboxMessageSchema,
  pricingTiersSchema,
  userSchema,
} from '#domain/contract/api-shapes.ts'
import { PROBLEMS, problemSchema, type ProblemCode } from '#domain/contract/problem.ts'
import { bookingPaymentSchema } from '#domain/document/booking-payment.ts'
import type { Deps } from '#server/deps.ts'
import { LIMITS } from './limits.ts'

const DOCUMENT_PATH = '/api/openapi.json'

/** Publishes the contract. It is not in the table of calls, because it describes that table. */
export function openApiRoutes(app: Hono, deps: Deps): void {
  // Built on first use, because it takes longer than the rest of the app.
  let document: ReturnType<typeof openApiDocument> | null = null
  app.get(DOCUMENT_PATH, (c) => c.json((document ??= openApiDocument(deps))))
}

/** Returns the calls as OpenAPI 3.1, from the schemas that check the requests. */
function openApiDocument({ env: { baseUrl }, site }: Deps) {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${site().business.brand.siteTitle} API`,
        version: '1',
        description:
          'Amounts are euros, with their cents as decimals (930.5); only fields named “…Cents” are whole cents. Days are YYYY-MM-DD in Africa/Banjul, instants are ISO 8601 in UTC. Every error is a problem document (RFC 9457).',
      },
      servers: [{ url: baseUrl }],
      paths: paths(),
      components: {
        schemas: SCHEMAS,
        securitySchemes: {
          guestSession: {
            type: 'apiKey',
            in: 'cookie',
            name: `${baseUrl.startsWith('https:') ? '__Secure-' : ''}tradewind.session_token`,
            description: 'Set by signing in or registering',
          },
          adminSession: {
            type: 'apiKey',
            in: 'cookie',
            name: 'admin',
            description: `Set by passing the admin gate; it ends after ${SESSION_HOURS} hours, or ${REMEMBERED_DAYS} days on a device that it is told to remember`,
          },
        },
      },
    },
    {
      // The format already says it, and its pattern is very long.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
      },
    },
  )
}

const SCHEMAS = {
  User: userSchema,
  Booking: bookingSchema,
  PricingTiers: pricingTiersSchema,
  Availability: availabilitySchema,
  ContactMessage: contactMessageSchema,
  LedgerLine: ledgerLineSchema,
  BookingPayment: bookingPaymentSchema,
  OutboxMessage: outboxMessageSchema,
  Problem: problemSchema,
}

function paths(): ZodOpenApiPathsObject {
  const made: ZodOpenApiPathsObject = {}
  for (const name of keysOf(calls)) {
    const call: Call = calls[name]
    made[call.path] = { ...made[call.path], [call.method]: operation(name, call) }
  }
  return made
}

function operation(name: CallName, call: Call): ZodOpenApiOperationObject {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter]) => parameter ?? [])
  const path = z.object(Object.fromEntries(names.map((parameter) => [parameter, z.string()])))
  return {
    operationId: name,
    summary: call.summary,
    security: SECURITY[call.access],
    requestParams: { ...(names.length > 0 && { path }), ...(call.query && { query: call.query }) },
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: call.body } } },
    }),
    ...(call.fileBody && { requestBody: { required: true, content: { [call.fileBody]: {} } } }),
    responses: { ...goodResponses(call), ...problemResponses(name, call) },
  }
}

const SECURITY: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  owner: [{ guestSession: [] }],
  admin: [{ adminSession: [] }],
  'owner-or-admin': [{ guestSession: [] }, { adminSession: [] }],
}

const GOOD: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  204: 'Done; there is nothing to say',
  302: 'Redirects',
}

function goodResponses(call: Call): ZodOpenApiOperationObject['responses'] {
  return Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => [
      status,
      {
        description: GOOD[status] ?? 'Done',
        ...(status === '302' && { headers: { Location: header('Where to go') } }),
        ...(schema && { content: contentOf(schema) }),
      },
    ]),
  )
}

/** Returns JSON with its schema. For a binary file, OpenAPI 3.1 gives only the media type. */
function contentOf(answer: NonNullable<Call['answers'][200]>): ZodOpenApiContentObject {
  if (!('file' in answer)) return { 'application/json': { schema: answer } }
  return { [answer.file]: answer.file.startsWith('text/') ? { schema: { type: 'string' } } : {} }
}

/** Returns the problems of a call by status: its own, and those of all calls of its kind. */
function problemResponses(name: CallName, call: Call): ZodOpenApiOperationObject['responses'] {
  const all = new Set([...(call.problems ?? []), ...usualProblems(name, call)])
  const byStatus = Map.groupBy(all, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${PROBLEMS[code].title}`).join('; '),
        ...(RETRY_AFTER.has(status) && { headers: { 'Retry-After': header('Seconds to wait') } }),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  )
}

const RETRY_AFTER = new Set<number>([PROBLEMS['too-many-requests'].status, PROBLEMS.unavailable.status])

function header(description: string) {
  return { description, schema: { type: 'string' } } as const
}

function usualProblems(name: CallName, call: Call): ProblemCode[] {
  const reads = call.method === 'get'
  return [
    'malformed-request',
    ...(call.access === 'anyone' ? [] : (['unauthorized'] as const)),
    ...(reads ? [] : (['foreign-origin', 'body-too-large', 'unsupported-media-type'] as const)),
    ...(call.access.startsWith('owner') || call.path.includes('{') ? (['not-found'] as const) : []),
    ...(call.body ? [call.invalidBody ?? ('invalid-fields' as const)] : []),
    ...(call.query ? (['invalid-fields'] as const) : []),
    ...(LIMITS[name] ? (['too-many-requests'] as const) : []),
    'internal-error',
    'unavailable',
  ]
}
