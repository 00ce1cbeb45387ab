import type { Connection } from '#server/db/connect.ts'

const TABLES = `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`
const SEQUENCES = `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`

/**
 * A database's tables, and what takes every row out of them and has sequences begin again: statements that are sent as one, so they are one
 * transaction and one round trip. Foreign keys are not looked at meanwhile, so the order of the tables does not matter. A block of PL/pgSQL would be
 * planned anew each time, and `alter sequence` makes a file: together they took five times as long.
 */
export async function describeRows(
  connection: Connection,
): Promise<{ tables: string[]; deleteRows: string }> {
  const tables = await read(connection, TABLES)
  const sequences = await read(connection, SEQUENCES)
  const deleteRows = [
    'set local session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    ...sequences.map((sequence) => `select setval('${sequence}', 1, false)`),
  ].join('; ')
  return { tables, deleteRows }
}

async function read({ client }: Connection, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}
