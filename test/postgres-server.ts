import { Client } from 'pg'

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

/** The address of another database on the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
