import * as z from 'zod/mini'
import {
  CONFIRMED_MINUTES,
  MAX_ADMIN_PASSWORD_LENGTH,
  MAX_PASSKEY_NAME_LENGTH,
} from '#domain/account/admin-limits.ts'
import { requiredLine } from '#domain/base/text-schema.ts'
import type { Call } from './call.ts'

/** A passkey as the operator's list shows it. */
const passkeySchema = z.object({
  id: z.string(),
  /** The operator's name for the device that holds it. */
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** False if it was added at another address of the website, because it opens the gate only there. */
  here: z.boolean(),
})

export type PasskeyView = z.output<typeof passkeySchema>

const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Whether a passkey can be added at the website's present address. */
  possible: z.boolean(),
})

export type PasskeyList = z.output<typeof passkeyListSchema>

/** Returns the schema of bytes as browsers encode them in JSON. The lengths are WebAuthn's own limits, or far above what occurs. */
function bytes(longest: number) {
  return z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest))
}

const credentialId = bytes(1364)
const clientDataJSON = bytes(8192)
const ofEveryCredential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
}

/** A browser's answer with a new passkey (the parts of WebAuthn's RegistrationResponseJSON that we use). */
const newPasskeySchema = z.object({
  ...ofEveryCredential,
  response: z.object({ clientDataJSON, attestationObject: bytes(65_536) }),
})

export type NewPasskey = z.output<typeof newPasskeySchema>

/** A browser's answer after using a passkey (the parts of WebAuthn's AuthenticationResponseJSON that we use). */
const usedPasskeySchema = z.object({
  ...ofEveryCredential,
  response: z.object({ clientDataJSON, authenticatorData: bytes(8192), signature: bytes(8192) }),
})

export type UsedPasskey = z.output<typeof usedPasskeySchema>

const passkeyNameSchema = requiredLine('Name the device', MAX_PASSKEY_NAME_LENGTH)

const adminPassword = z.string().check(z.maxLength(MAX_ADMIN_PASSWORD_LENGTH))

const userVerification = z.literal('required')

/** The options for creating a passkey (the parts of WebAuthn's PublicKeyCredentialCreationOptionsJSON that we use). */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
})

/** The options for signing with a passkey (the parts of WebAuthn's PublicKeyCredentialRequestOptionsJSON that we use). */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
})

/** The calls about the operator's passkeys, for passing the admin gate and managing them. */
export const passkeyCalls = {
  passkeyLoginOptions: {
    method: 'post',
    path: '/api/admin/login/passkey/options',
    summary: 'What a browser has to sign to pass the admin gate with a passkey',
    access: 'anyone',
    answers: { 200: requestOptionsSchema },
    problems: ['passkeys-impossible'],
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
  confirmAdmin: {
    method: 'post',
    path: '/api/admin/confirm',
    summary: `Show by password or passkey that it is still the operator, for the next ${CONFIRMED_MINUTES} minutes; a passkey answers the options of the gate`,
    access: 'admin',
    body: z.union([z.object({ password: adminPassword }), z.object({ passkey: usedPasskeySchema })]),
    answers: { 204: null },
    problems: [
      'wrong-admin-password',
      'unknown-passkey',
      'wrong-passkey',
      'passkey-too-late',
      'passkeys-impossible',
      'too-many-requests',
      'too-busy',
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
    problems: ['confirm-yourself', 'passkeys-impossible'],
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
  },
} as const satisfies Record<string, Call>
