// A folder for what tests write, in memory.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux's own place for files that are kept in memory. */
const SHARED_MEMORY = '/dev/shm'
/** What tells such a file system: statfs(2). */
const TMPFS = 0x0102_1994
/** Several times what tests have there at once. */
const ROOM_BYTES = 4 * 2 ** 30
const NAME = 'tradewind-tests-'
/** No run takes as long. */
const DAY_MS = 24 * 60 * 60_000

/**
 * A new folder in memory, which goes when this process exits (decision 0040). Null where there is no such place, where it has too
 * little room, as in most containers, and where programs may not be run from it.
 */
export function openMemoryFolder(
  place = SHARED_MEMORY,
  { roomIn = roomInMemory, runsFrom = mayRunPrograms } = {},
): string | null {
  try {
    if (roomIn(place) < ROOM_BYTES) return null
    removeLeftOver(place)
    const folder = mkdtempSync(join(place, NAME))
    process.on('exit', () => remove(folder))
    // PostgreSQL has a folder in it, and runs under another account.
    chmodSync(folder, 0o755)
    if (runsFrom(folder)) return folder
    remove(folder)
  } catch {
    // The tests run without it too.
  }
  return null
}

/** In bytes; 0 where files are not kept in memory. */
function roomInMemory(place: string): number {
  const { type, bsize, bavail } = statfsSync(place)
  return type === TMPFS ? Math.min(bsize * bavail, process.availableMemory()) : 0
}

/** Of runs that were killed: it would take memory for good. */
function removeLeftOver(place: string): void {
  const left = readdirSync(place)
    .filter((name) => name.startsWith(NAME))
    .map((name) => join(place, name))
  for (const folder of left) {
    const changedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (changedMs !== undefined && Date.now() - changedMs > DAY_MS) remove(folder)
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Somebody else's.
  }
}

function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}
