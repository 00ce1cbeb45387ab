// A folder in memory for the files of tests.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of Linux for files in memory. */
const SHARED_MEMORY = '/dev/shm'
/** The type number of tmpfs in statfs(2). */
const TMPFS = 0x0102_1994
/** Several times what the tests store at once. */
const ROOM_BYTES = 4 * 2 ** 30
const NAME = 'tradewind-tests-'
/** No test run takes this long. */
const DAY_MS = 24 * 60 * 60_000

/**
 * Returns a new folder in memory, which is removed when this process exits (decision 0040). Null if there is no such file system, it has
 * too little space, as in most containers, or programs may not run from it.
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
    // PostgreSQL has a folder in it and runs under another account.
    chmodSync(folder, 0o755)
    if (runsFrom(folder)) return folder
    remove(folder)
  } catch {
    // The tests also run without it.
  }
  return null
}

/** Returns the free space in bytes; 0 if the file system is not in memory. */
function roomInMemory(place: string): number {
  const { type, bsize, bavail } = statfsSync(place)
  return type === TMPFS ? Math.min(bsize * bavail, process.availableMemory()) : 0
}

/** Removes the folders of killed runs, which would occupy memory for good. */
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
    // The folder belongs to another user.
  }
}

function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}
