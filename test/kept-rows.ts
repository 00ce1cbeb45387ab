import { escapeLiteral } from 'pg'
import type { Connection } from '#server/db/connect.ts'

const kept = new Map<string, string>()

/**
 * Fills an empty database. The first time under a name `fill` does it, and every later time what was in the tables then is put back in one round trip,
 * the same rows with the same ids: a season takes ten times as long to make as to put back, and most tests begin with the same one.
 */
export async function fillOnce(
  connection: Connection,
  name: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const statements = kept.get(name)
  if (statements !== undefined) {
    await connection.client.query(statements)
    return
  }
  await fill()
  kept.set(name, await describeRefill(connection))
}

/** What is computed from other columns is left to the database. */
const COLUMNS = `
  select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ') as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`
const SEQUENCES = `
  select format('%I', sequencename) as name, last_value as value from pg_sequences
  where schemaname = 'public' and last_value is not null`

/** The statements that put the rows of now into empty tables, and sequences where they are now. No trigger is told. */
async function describeRefill({ client }: Connection): Promise<string> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(COLUMNS)
  const reading = tables.map(
    ({ name }, at) => `select ${at} as at, jsonb_agg(to_jsonb(each))::text as rows from ${name} each`,
  )
  const { rows: filled } = await client.query<{ at: number; rows: string | null }>(
    reading.join(' union all '),
  )
  const statements = ['set local session_replication_role = replica']
  for (const { at, rows } of filled) {
    const table = tables[at]
    if (rows === null || table === undefined) continue
    statements.push(`insert into ${table.name} (${table.columns}) overriding system value
      select ${table.columns} from jsonb_populate_recordset(null::${table.name}, ${escapeLiteral(rows)})`)
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
  for (const { name, value } of sequences) statements.push(`select setval('${name}', ${value})`)
  return statements.join('; ')
}
