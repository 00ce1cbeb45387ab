import { Readable } from 'node:stream'
import { BackupError } from './backup-format.ts'

/** Returns a new key pair: the identity for the owner, the recipient for the server (decision 0132). */
export async function makeBackupKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** True if the recipient is a valid key, including its checksum. */
export async function encryptsFor(recipient: string): Promise<boolean> {
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(recipient)
    return true
  } catch {
    return false
  }
}

export interface Encryption {
  encrypted: AsyncIterable<Uint8Array>
  /** Decrypts what this encryption wrote, with the file's own key, which only it and the owner have. */
  readBack: (encrypted: Readable) => Promise<Readable>
}

/**
 * Encrypts for a recipient (`age1…`) in the format of age, which the owner can also open with that program.
 *
 * @throws {BackupError} if the recipient is no valid key.
 */
export async function encryptFor(recipient: string, plain: Readable): Promise<Encryption> {
  const { Decrypter, Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT is not a valid key: copy the whole key again.', { cause })
  }
  let fileKey: Uint8Array | null = null
  // Receives the file's key like a recipient, but adds nothing to the file.
  encrypter.addRecipient({
    wrapFileKey: (key) => {
      fileKey = key.slice()
      return []
    },
  })
  const encrypted = await encrypter.encrypt(webStream(plain))
  const decrypter = new Decrypter()
  decrypter.addIdentity({ unwrapFileKey: () => fileKey })
  return { encrypted, readBack: async (file) => nodeStream(await decrypter.decrypt(webStream(file))) }
}

/**
 * Decrypts with the owner's key (`AGE-SECRET-KEY-1…`).
 *
 * @throws {BackupError} if the key is invalid or does not belong to this file.
 */
export async function decryptWith(identity: string, encrypted: Readable): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch (cause) {
    throw new BackupError('That is not a key that opens backups: such a key begins with AGE-SECRET-KEY-1.', {
      cause,
    })
  }
  try {
    return nodeStream(await decrypter.decrypt(webStream(encrypted)))
  } catch (cause) {
    throw new BackupError(
      'The file is not a backup, or this key does not open it. Use the key that belongs to the BACKUP_RECIPIENT that was set when the backup was made.',
      { cause },
    )
  }
}

function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream)
}

/** Returns a byte stream as a web stream, for libraries written for browsers. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  // The same type, which Node's types and the browser's declare separately.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
