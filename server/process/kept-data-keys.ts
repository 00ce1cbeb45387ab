import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataKeys, makeDataKey, parseDataKey, type DataKeys } from './data-keys.ts'
import { errorCode } from './error-code.ts'

const OWNER_ONLY = 0o600
const KEY_FILE = /^(\d+)\.key$/

/** Returns the folder in which an instance without DATA_KEY keeps its keys, beside the embedded database. */
export function dataKeyFolder(dataDir: string): string {
  return join(dataDir, 'data-keys')
}

/**
 * Returns the keys of a folder, one numbered file each, the highest number first. The folder is read whenever a key is needed, so a key
 * that `npm run rotate-key` adds is current at once in every process.
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

/** True if the folder has a key. */
export function hasDataKey(folder: string): boolean {
  return numbersIn(folder).length > 0
}

/** Creates the first key unless there is one. Servers that start at the same time all use the same key. */
export function makeFirstDataKey(folder: string): void {
  if (!hasDataKey(folder)) writeKey(folder, 1)
}

/** Adds a key, which becomes the current one. Returns false if another process did so at the same time. */
export function addDataKey(folder: string): boolean {
  const [highest = 0] = numbersIn(folder)
  return writeKey(folder, highest + 1)
}

/** Returns the keys' numbers, highest first. */
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

/** Returns a key. Null if it was just deleted. Throws DataKeyError if the file holds no key. */
function readKey(folder: string, number: number): Buffer | null {
  const file = fileOf(folder, number)
  const text = unlessGone(() => readFileSync(file, 'utf8'))
  if (text === null) return null
  const key = parseDataKey(text.trim())
  if (!key)
    throw new DataKeyError(`There is no data key in the file ${file}. Put the file back from your own copy.`)
  return key
}

function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Creates the file atomically, under an unused name. Returns false if the name is taken. */
function writeKey(folder: string, number: number): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${randomUUID()}.draft`)
  writeFileSync(draft, `${makeDataKey()}\n`, { mode: OWNER_ONLY, flush: true })
  try {
    linkSync(draft, fileOf(folder, number))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

/** Thrown if the key is missing, unreadable, or not the one that the data was encrypted with. The message says what to do. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}
