import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { connectPglite, connectPostgres, type Connection } from '#server/db/connect.ts'
import { runOnServer, urlOfDatabase } from '#test/postgres-server.ts'

/** A database for this one test that nothing has been done to: not migrated, no table. */
export async function openEmptyDatabase(): Promise<Connection> {
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    const connection = await connectPglite()
    onTestFinished(() => connection.close())
    return connection
  }
  const name = `tradewind_empty_${randomBytes(6).toString('hex')}`
  await runOnServer(template.serverUrl, `create database ${name}`)
  const connection = connectPostgres(urlOfDatabase(template.serverUrl, name), () => {})
  onTestFinished(async () => {
    await connection.close()
    await runOnServer(template.serverUrl, `drop database ${name} with (force)`)
  })
  return connection
}

/** Runs many statements at once, as plain SQL. */
export async function runScript(connection: Connection, script: string): Promise<void> {
  await connection.client.query(script)
}
