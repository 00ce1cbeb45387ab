import type { Connection } from '#server/db/connect.ts'

const TABLES = `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`
const SEQUENCES = `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`

/**
 * A database's tables, and the statement that takes every row out of them and has sequences begin again. It is one, as it is the round trips that
 * cost. Foreign keys are not looked at meanwhile, so the order of the tables does not matter.
 */
export async function describeRows(
  connection: Connection,
): Promise<{ tables: string[]; deleteRows: string }> {
  const tables = await read(connection, TABLES)
  const sequences = await read(connection, SEQUENCES)
  const deleteRows = `do $$ begin
    set local session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join(' ')}
    ${sequences.map((sequence) => `alter sequence ${sequence} restart;`).join(' ')}
  end $$`
  return { tables, deleteRows }
}

async function read({ client }: Connection, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}
