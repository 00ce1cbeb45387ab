import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataKeys, makeDataKey, parseDataKey, type DataKeys } from './data-keys.ts'

const OWNER_ONLY = 0o600
const KEY_FILE = /^(\d+)\.key$/

/** Where an installation without DATA_KEY keeps its own keys: beside the embedded database, and not in it. */
export function dataKeyFolder(dataDir: string): string {
  return join(dataDir, 'data-keys')
}

/**
 * The keys of a folder, a numbered file each, the highest number first. The folder is looked at whenever a key is needed: a
 * key that `npm run rotate-key` adds counts from that instant, in every process on the folder.
 */
export function keptDataKeys(folder: string): DataKeys {
  const known = new Map<number, Buffer>()
  function read(): Buffer[] {
    return numbersIn(folder).flatMap((number) => {
      const key = known.get(number) ?? readKey(folder, number)
      if (!key) return []
      known.set(number, key)
      return [key]
    })
  }
  return dataKeys(read, () => {
    for (const number of numbersIn(folder).slice(1)) rmSync(fileOf(folder, number), { force: true })
  })
}

/** Whether the folder has a key. */
export function hasDataKey(folder: string): boolean {
  return numbersIn(folder).length > 0
}

/** Makes the first key, unless there is one; of servers that start at once, both take what the first one made. */
export function makeFirstDataKey(folder: string): void {
  if (!hasDataKey(folder)) writeKey(folder, 1)
}

/** Adds a key, which is the current one from then on. False where another process did so at the same instant. */
export function addDataKey(folder: string): boolean {
  const [highest = 0] = numbersIn(folder)
  return writeKey(folder, highest + 1)
}

/** Highest first. */
function numbersIn(folder: string): number[] {
  return (unlessGone(() => readdirSync(folder)) ?? [])
    .flatMap((name) => {
      const number = KEY_FILE.exec(name)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
    .toSorted((a, b) => b - a)
}

function fileOf(folder: string, number: number): string {
  return join(folder, `${number}.key`)
}

/** Null for a key that was thrown away this very instant. */
function readKey(folder: string, number: number): Buffer | null {
  const file = fileOf(folder, number)
  const text = unlessGone(() => readFileSync(file, 'utf8'))
  if (text === null) return null
  const key = parseDataKey(text.trim())
  if (!key) throw new DataKeyError(`The file ${file} holds no data key. Put it back from where you kept it.`)
  return key
}

function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** The file appears whole, under a name that nobody has taken, or not at all. */
function writeKey(folder: string, number: number): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${randomUUID()}.draft`)
  writeFileSync(draft, `${makeDataKey()}\n`, { mode: OWNER_ONLY, flush: true })
  try {
    linkSync(draft, fileOf(folder, number))
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

/** The key is missing, unreadable, or another one than the data was encrypted with; the message says what to do. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}
