// Runs once before the first row: builds if necessary, and starts a server once on an empty folder, so that no row waits for it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '#e2e/server.ts'
import { buildIfNeeded } from '#scripts/build-if-needed.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder where a server has created its embedded database, and has ended. */
    startedFolder: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (process.env.TEST_DATABASE_URL === undefined) {
    throw new Error('The faults need a PostgreSQL: start them with "npm run test:faults".')
  }
  await buildIfNeeded()
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-started-'))
  const server = await startServer(folder, { appNow: null, env: { DATA_KEY: TEST_DATA_KEY } })
  await server.stop()
  project.provide('startedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
