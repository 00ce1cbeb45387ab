import * as z from 'zod/mini'
import { MAX_PASSKEY_NAME_LENGTH } from './passkey-limits.ts'
import { requiredLine } from '#domain/base/text-schema.ts'

/** A passkey as the operator's list has it. */
export const passkeySchema = z.object({
  id: z.string(),
  /** The device that she has it on, as she calls it. */
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** False where it was added at another address of the website: it opens the gate at that one only. */
  here: z.boolean(),
})

export type PasskeyView = z.output<typeof passkeySchema>

export const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Whether one can be added at the address that the website has now. */
  possible: z.boolean(),
})

export type PasskeyList = z.output<typeof passkeyListSchema>

/** Bytes as browsers write them into JSON. The lengths are WebAuthn's own where it has any, else far above what occurs. */
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

/** What a browser answers that has made a passkey (WebAuthn's RegistrationResponseJSON, as far as it is looked at). */
export const newPasskeySchema = z.object({
  ...ofEveryCredential,
  response: z.object({ clientDataJSON, attestationObject: bytes(65_536) }),
})

export type NewPasskey = z.output<typeof newPasskeySchema>

/** What a browser answers that has used one (WebAuthn's AuthenticationResponseJSON, as far as it is looked at). */
export const usedPasskeySchema = z.object({
  ...ofEveryCredential,
  response: z.object({ clientDataJSON, authenticatorData: bytes(8192), signature: bytes(8192) }),
})

export type UsedPasskey = z.output<typeof usedPasskeySchema>

export const passkeyNameSchema = requiredLine('Name the device', MAX_PASSKEY_NAME_LENGTH)

const userVerification = z.literal('required')

/** What a browser is asked to make (WebAuthn's PublicKeyCredentialCreationOptionsJSON, as far as it is used). */
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

/** What a browser is asked to sign with (WebAuthn's PublicKeyCredentialRequestOptionsJSON, as far as it is used). */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
})
