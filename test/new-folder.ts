import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, gone when the test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-test-'))
  // A process that a test has killed may still write into it for a moment.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
