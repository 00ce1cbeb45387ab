import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'

/** Something that is kept letter by letter, under the hash of its letters. */
export interface Versioned<T> {
  /** SHA-256 of the body, in hexadecimal. */
  version: string
  /** The very text that is kept. */
  body: string
  value: T
}

/** A value under its version. The schema puts its keys into one order, so that the same words always have the same version. */
export function versioned<T>(schema: z.ZodMiniType<T>, written: T): Versioned<T> {
  const value = schema.parse(written)
  const body = JSON.stringify(value)
  return { version: versionOf(body), body, value }
}

/** A kept text read again. Throws where its letters are not those that its version was made of. */
export function readVersioned<T>(schema: z.ZodMiniType<T>, version: string, body: string): T {
  if (versionOf(body) !== version) throw new Error(`what was kept under ${version} is not what was ordered`)
  return schema.parse(JSON.parse(body))
}

function versionOf(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}
