import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

interface TemporaryDatabase {
  name: string
  url: string
  /** Whoever still uses it loses the connection. */
  drop: () => Promise<void>
}

/** A new database on the server, empty unless it is a copy of a template. */
export async function createDatabase(
  serverUrl: string,
  prefix: string,
  template?: string,
): Promise<TemporaryDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  const drop = () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop }
}

/** Runs one statement that concerns whole databases: create and drop. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(statement))
}

/** The names of the server's databases that begin so. */
export async function databasesNamed(serverUrl: string, prefix: string): Promise<string[]> {
  const statement = 'select datname as name from pg_database where starts_with(datname, $1)'
  const { rows } = await withClient(serverUrl, (client) =>
    client.query<{ name: string }>(statement, [prefix]),
  )
  return rows.map(({ name }) => name)
}

async function withClient<T>(serverUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
