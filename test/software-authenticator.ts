import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, UsedPasskey } from '#domain/contract/passkey-calls.ts'

/** What the browser and the device say of themselves, where it is not what it should be. */
interface Ceremony {
  /** The page that asks. */
  origin?: string
  /** The domain that the passkey is used for. */
  rpId?: string
  /** Whether the device's lock was opened. */
  userVerified?: boolean
  /** What is answered to, where it is not what was asked. */
  challenge?: string
  /** How often it has signed, where it is not once more than before. */
  count?: number
}

export interface SoftwareAuthenticator {
  /** Makes a passkey for the options of a site, and answers as a browser does. */
  make: (options: { challenge: string; rp: { id: string } }, ceremony?: Ceremony) => NewPasskey
  /** Signs with it. */
  use: (options: { challenge: string; rpId: string }, ceremony?: Ceremony) => UsedPasskey
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

/** A device with one passkey, and the browser before it, which stands at the given origin (WebAuthn, ES256, no attestation). */
export function softwareAuthenticator(home: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let signed = 0

  function authenticatorData(rpId: string, { userVerified = true, count }: Ceremony, credential?: Buffer) {
    signed = count ?? signed + 1
    const flags = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (credential ? HOLDS_CREDENTIAL : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(signed, 1)
    return Buffer.concat([sha256(rpId), head, credential ?? Buffer.alloc(0)])
  }

  function clientData(type: string, challenge: string, { origin = home }: Ceremony) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  const named = {
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    make({ challenge, rp }, ceremony = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // An EC2 key on P-256, for ES256 (RFC 9053).
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(coseKey)])
      const attestation = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(ceremony.rpId ?? rp.id, ceremony, credential)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony.challenge ?? challenge, ceremony)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      }
    },

    use({ challenge, rpId }, ceremony = {}) {
      const data = authenticatorData(ceremony.rpId ?? rpId, ceremony)
      const client = clientData('webauthn.get', ceremony.challenge ?? challenge, ceremony)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
