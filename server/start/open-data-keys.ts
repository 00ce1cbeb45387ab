import type { Database, Transaction } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { dataKeys, type DataKeys } from '#server/process/data-keys.ts'
import {
  DataKeyError,
  dataKeyFolder,
  hasDataKey,
  keptDataKeys,
  makeFirstDataKey,
} from '#server/process/kept-data-keys.ts'
import { keysInUse } from '#server/store/columns/reseal-bookings.ts'

/**
 * Returns the keys for the encrypted data of this database: those in the settings, or else the instance's own, creating the first one.
 * Nothing is created if the keys do not match the data.
 *
 * @throws {DataKeyError} if they cannot open it.
 */
export async function openDataKeys(env: Env, db: Database | Transaction): Promise<DataKeys> {
  const inUse = await keysInUse(db)
  const keys = env.dataKeys.length > 0 ? dataKeys(() => env.dataKeys) : ownKeys(env, inUse.length > 0)
  const known = keys.ids()
  const missing = inUse.filter((id) => !known.includes(id))
  if (missing.length > 0) throw new DataKeyError(doesNotFit(env, missing))
  return keys
}

function ownKeys({ dataDir }: Env, isNeeded: boolean): DataKeys {
  const folder = dataKeyFolder(dataDir)
  if (isNeeded && !hasDataKey(folder)) {
    throw new DataKeyError(
      `The health notes and emergency contacts in the database are encrypted, and their key is not in ${folder}. Put the key's file back there, or set DATA_KEY to that key. Nothing was changed.`,
    )
  }
  makeFirstDataKey(folder)
  return keptDataKeys(folder)
}

function doesNotFit(env: Env, missing: readonly string[]): string {
  const where = env.dataKeys.length > 0 ? 'DATA_KEY' : dataKeyFolder(env.dataDir)
  const others =
    env.dataKeys.length > 0 ? ' If you have replaced it, set DATA_KEY_PREVIOUS to the old one.' : ''
  return `The health notes and emergency contacts in the database were encrypted with a key that is not in ${where} (key ${missing.join(', ')}). Put that key back.${others} Nothing was changed.`
}
