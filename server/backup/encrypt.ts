import { Readable } from 'node:stream'
import { webStream } from '#server/process/web-stream.ts'
import { BackupError } from './backup-format.ts'

/** A new key pair: what the owner keeps, and what the server gets (decision 0132). */
export async function makeBackupKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Whether this is a key that can be encrypted for, checksum and all. */
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
  /** Reads what this very encryption has written: it still knows the file's own key, which nobody else but the owner has. */
  readBack: (encrypted: Readable) => Promise<Readable>
}

/**
 * Encrypts for a recipient (`age1…`), in the format of age: the owner can also open it with that program.
 *
 * @throws {BackupError} where the recipient is none.
 */
export async function encryptFor(recipient: string, plain: Readable): Promise<Encryption> {
  const { Decrypter, Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT is no key: copy it again, as a whole.', { cause })
  }
  let fileKey: Uint8Array | null = null
  // Gets the file's key like any recipient, and adds nothing to the file.
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
 * @throws {BackupError} where the key is none, or not this file's.
 */
export async function decryptWith(identity: string, encrypted: Readable): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch (cause) {
    throw new BackupError('That is no key to open a backup with: it begins with AGE-SECRET-KEY-1.', { cause })
  }
  try {
    return nodeStream(await decrypter.decrypt(webStream(encrypted)))
  } catch (cause) {
    throw new BackupError(
      'The file is no backup, or this key does not open it. It has to be the key whose BACKUP_RECIPIENT stood in the settings when the backup was made.',
      { cause },
    )
  }
}

function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream)
}
