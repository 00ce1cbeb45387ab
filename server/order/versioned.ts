import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Versioned } from '#domain/order/order-document.ts'

/** Returns a value with its version. The schema fixes the order of its keys, so equal values have equal versions. */
export function versioned<T>(schema: z.ZodMiniType<T>, written: T): Versioned<T> {
  const value = schema.parse(written)
  const body = JSON.stringify(value)
  return { version: versionOf(body), body, value }
}

/** Returns the value of a stored text. Throws if the text does not match its version. */
export function readVersioned<T>(schema: z.ZodMiniType<T>, version: string, body: string): T {
  if (versionOf(body) !== version) throw new Error(`what was kept under ${version} is not what was ordered`)
  return schema.parse(JSON.parse(body))
}

/** Returns the version of a text: its hash. */
export function versionOf(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}
