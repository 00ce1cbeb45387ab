import * as z from 'zod/mini'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { CONNECTION_NAMES, mailLoginSchema } from '#domain/site/connections.ts'
import { findingSchema } from '#domain/site/finding.ts'
import type { Call } from './call.ts'

/** Where a connection's keys are: in the server's settings, pasted on the desk, or nowhere. */
const source = z.enum(['environment', 'desk', 'none'])

const connectionsSchema = z.object({
  stripe: z.object({
    source,
    /** Null without a key. */
    mode: z.nullable(z.enum(['test', 'live'])),
    /** The account's name, and the methods that are switched on there. Null if nobody has asked, or the key may not read them. */
    account: z.nullable(z.string()),
    methods: z.nullable(z.array(z.enum(CHECKOUT_METHODS))),
  }),
  mail: z.object({
    source,
    /** The address that emails are sent from. */
    address: z.string(),
    /** The mail server's name. Null without one. */
    server: z.nullable(z.string()),
  }),
})
export type ConnectionsView = z.output<typeof connectionsSchema>

const PROBLEMS = ['confirm-yourself', 'wrong-state'] as const

/** The calls about services whose keys the operator pastes. No answer has a secret. */
export const connectionCalls = {
  connections: {
    method: 'get',
    path: '/api/admin/connections',
    summary: 'Which services are connected, from where, and what may be shown of them',
    access: 'admin',
    answers: { 200: connectionsSchema },
  },
  connectStripe: {
    method: 'put',
    path: '/api/admin/connections/stripe',
    summary:
      'Take card payments with a pasted key: makes the webhook at Stripe, and says which methods are on',
    access: 'admin',
    body: z.object({ secretKey: z.string().check(z.maxLength(300)) }),
    answers: { 200: connectionsSchema },
    problems: [...PROBLEMS, 'unavailable'],
  },
  connectMail: {
    method: 'put',
    path: '/api/admin/connections/mail',
    summary: 'Send emails by an address and its password',
    access: 'admin',
    body: z.partial(mailLoginSchema),
    answers: { 200: connectionsSchema },
    problems: PROBLEMS,
  },
  disconnect: {
    method: 'delete',
    path: '/api/admin/connections/{name}',
    summary: `Forget the pasted keys of a service (${CONNECTION_NAMES.join(', ')})`,
    access: 'admin',
    answers: { 204: null },
    problems: PROBLEMS,
  },
  testConnection: {
    method: 'post',
    path: '/api/admin/connections/{name}/test',
    summary: 'Ask Stripe about the account, or email the operator and look up the domain’s records',
    access: 'admin',
    answers: { 200: z.object({ findings: z.array(findingSchema) }) },
    problems: ['outbound-paused'],
  },
} as const satisfies Record<string, Call>
