import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Text that needs the data key to be read: `sealed:1:<key id>:<nonce, ciphertext and tag in base64url>`. */
export type Sealed = string & { readonly __sealed: true }

/** The beginning of every sealed text, before its key's id. */
export const SEALED_PREFIX = 'sealed:1:'
/** A regular expression for sealed text that PostgreSQL understands too. Anything else in a sealed column is plain text. */
export const SEALED_PATTERN = `^${SEALED_PREFIX}[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$`

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * The keys for data encrypted at rest. There are several while a key is being replaced: values are sealed with the current one and opened
 * with the one they name.
 */
export interface DataKeys {
  /** Returns the id of the key that values are sealed with. */
  current: () => string
  ids: () => string[]
  /** Seals a text. `place` binds it to its location, so that it cannot be opened anywhere else. */
  seal: (text: string, place: string) => Sealed
  /**
   * Opens a sealed text.
   *
   * @throws {SealedDataError} if the key is missing, or the text or its place was changed.
   */
  open: (sealed: Sealed, place: string) => string
  /** Deletes every key except the current one, if the server keeps them itself. Call it once nothing needs them. */
  forgetOlder: () => void
}

/** Thrown if a sealed text cannot be opened. */
export class SealedDataError extends Error {
  override readonly name = 'SealedDataError'
}

/** Parses a key as written in the settings: 32 bytes in base64 or hexadecimal. Null for anything else. */
export function parseDataKey(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES ? key : null
}

/** Returns a new key as written in the settings. */
export function makeDataKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

/** Returns the id of a key, which reveals nothing of the key. */
export function dataKeyId(key: Buffer): string {
  return createHmac('sha256', key).update('data key id').digest('hex').slice(0, 16)
}

/** Returns the keys that `read` returns, the current one first. It is called each time, so that a key can be replaced while in use. */
export function dataKeys(read: () => readonly Buffer[], forgetOlder: () => void = () => {}): DataKeys {
  const known = new Map<string, Buffer>()
  // Cached, because ids are needed for every field of every form.
  const idsOfKeys = new WeakMap<Buffer, string>()
  function idOf(key: Buffer): string {
    const id = idsOfKeys.get(key) ?? dataKeyId(key)
    idsOfKeys.set(key, id)
    return id
  }
  function readAll(): { id: string; key: Buffer }[] {
    const all = read().map((key) => ({ id: idOf(key), key }))
    for (const { id, key } of all) known.set(id, key)
    return all
  }
  function current(): { id: string; key: Buffer } {
    const [first] = readAll()
    if (!first) throw new SealedDataError('there is no data key')
    return first
  }
  function find(id: string): Buffer | undefined {
    // A key added meanwhile is not cached yet.
    return known.get(id) ?? readAll().find((key) => key.id === id)?.key
  }
  return {
    current: () => current().id,
    ids: () => readAll().map(({ id }) => id),
    seal(text, place) {
      const { id, key } = current()
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(boundTo(id, place))
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      const sealed = `${SEALED_PREFIX}${id}:${bytes.toString('base64url')}`
      // Only here does a text become a sealed one.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return sealed as Sealed
    },
    open(sealed, place) {
      const { id, bytes } = partsOf(sealed)
      const key = find(id)
      if (!key) throw new SealedDataError(`${place} was sealed with the data key ${id}, which is not there`)
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(boundTo(id, place))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
        return Buffer.concat(text).toString('utf8')
      } catch (cause) {
        throw new SealedDataError(`${place} was changed since it was sealed`, { cause })
      }
    },
    forgetOlder,
  }
}

/** True if a text from a sealed column is sealed. Texts from before the first key are not. */
export function isSealed(text: string): text is Sealed {
  return new RegExp(SEALED_PATTERN).test(text)
}

function partsOf(sealed: Sealed): { id: string; bytes: Buffer } {
  const [id = '', bytes = ''] = sealed.slice(SEALED_PREFIX.length).split(':')
  return { id, bytes: Buffer.from(bytes, 'base64url') }
}

/** Binds the key's id as well, so that a text cannot name another key. */
function boundTo(id: string, place: string): Buffer {
  return Buffer.from(`${id}:${place}`)
}
