// Runs once, before the first test on a database: one migrated database is made, and every worker copies it.

import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { pgliteTemplate } from './pglite-template.ts'
import { createDatabase, databasesNamed, runOnServer } from './postgres-server.ts'

/** What the copies are made from: a file for PGlite, or the name of a database on a real PostgreSQL. */
export type DatabaseTemplate =
  | { kind: 'pglite'; file: string }
  | { kind: 'postgres'; serverUrl: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const { template, remove } = serverUrl ? await onPostgres(serverUrl) : await onPglite()
  project.provide('databaseTemplate', template)
  return remove
}

async function onPglite() {
  const template: DatabaseTemplate = { kind: 'pglite', file: await pgliteTemplate() }
  // Stays for the next ones, and for the journeys.
  return { template, remove: async () => {} }
}

async function onPostgres(serverUrl: string) {
  const { name, url } = await createDatabase(serverUrl, 'tradewind_test')
  const connection = connectPostgres(url, () => {})
  await migrateDatabase(connection)
  await connection.close()
  const template: DatabaseTemplate = { kind: 'postgres', serverUrl, name }
  return { template, remove: () => dropWithCopies(serverUrl, name) }
}

/** Workers end without a last word, so their copies are dropped here. */
async function dropWithCopies(serverUrl: string, template: string): Promise<void> {
  for (const name of await databasesNamed(serverUrl, template)) {
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
}
