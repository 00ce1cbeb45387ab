import * as z from 'zod/mini'
import type { Call } from '#domain/api/call.ts'
import {
  creationOptionsSchema,
  newPasskeySchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeySchema,
  requestOptionsSchema,
  usedPasskeySchema,
} from './passkey.ts'

/** The calls about the operator's passkeys, for passing the admin gate and managing them. */
export const passkeyCalls = {
  passkeyLoginOptions: {
    method: 'post',
    path: '/api/admin/login/passkey/options',
    summary: 'What a browser has to sign to pass the admin gate with a passkey',
    access: 'anyone',
    answers: { 200: requestOptionsSchema },
    problems: ['passkeys-impossible', 'too-many-requests'],
  },
  passkeyLogin: {
    method: 'post',
    path: '/api/admin/login/passkey',
    summary: 'Pass the admin gate with a passkey',
    access: 'anyone',
    body: z.object({ passkey: usedPasskeySchema, remember: z.optional(z.boolean()) }),
    answers: { 204: null },
    problems: [
      'unknown-passkey',
      'wrong-passkey',
      'passkey-too-late',
      'passkeys-impossible',
      'too-many-requests',
    ],
  },
  adminPasskeys: {
    method: 'get',
    path: '/api/admin/passkeys',
    summary: 'The passkeys that open the admin gate, newest first',
    access: 'admin',
    answers: { 200: passkeyListSchema },
  },
  newPasskeyOptions: {
    method: 'post',
    path: '/api/admin/passkeys/options',
    summary: 'What a browser has to make for a new passkey',
    access: 'admin',
    answers: { 200: creationOptionsSchema },
    problems: ['passkeys-impossible'],
  },
  addPasskey: {
    method: 'post',
    path: '/api/admin/passkeys',
    summary: 'Add a passkey',
    access: 'admin',
    body: z.object({ name: passkeyNameSchema, passkey: newPasskeySchema }),
    answers: { 201: passkeySchema },
    problems: ['passkey-refused', 'passkey-too-late', 'passkeys-impossible'],
  },
  removePasskey: {
    method: 'delete',
    path: '/api/admin/passkeys/{passkeyId}',
    summary: 'Remove a passkey',
    access: 'admin',
    answers: { 204: null },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Call>
