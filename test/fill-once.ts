import type { Connection } from '#server/db/connect.ts'

interface Refill {
  text: string
  values: string[]
}

const kept = new Map<string, { refill: Refill; answer: unknown; at: number }>()

/** What is put back is at most this much older than it says, because some moments in it are of the machine's clock: emails wait for minutes. */
const FRESH_MS = 60_000

/**
 * Fills an empty database. Once a minute under a name `fill` does it, and the other times what was in the tables then is put back in one round trip,
 * the same rows with the same ids: a season takes ten times as long to make as to put back, and most tests begin with the same one.
 * What `fill` answered is answered again as a copy.
 */
export async function fillOnce<Answer>(
  { client }: Connection,
  name: string,
  fill: () => Promise<Answer>,
): Promise<Answer> {
  const known = kept.get(name)
  if (known === undefined || Math.abs(Date.now() - known.at) > FRESH_MS) {
    const at = Date.now()
    const answer = await fill()
    kept.set(name, { refill: await describeRefill(client), answer: structuredClone(answer), at })
    return answer
  }
  await client.query({ text: known.refill.text }, known.refill.values)
  // The caller's names tell one kind of answer from another.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return structuredClone(known.answer) as Answer
}

/** What is computed from other columns is left to the database. */
const COLUMNS = `
  select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ') as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`
const SEQUENCES = `
  select format('%I', sequencename) as name, last_value as value from pg_sequences
  where schemaname = 'public' and last_value is not null`

/** One statement that puts the rows of now into empty tables, whatever their order, and sequences where they are now. */
async function describeRefill(client: Connection['client']): Promise<Refill> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(COLUMNS)
  const reading = tables.map(
    ({ name }, at) => `select ${at} as at, jsonb_agg(to_jsonb(each))::text as rows from ${name} each`,
  )
  const { rows: filled } = await client.query<{ at: number; rows: string | null }>(
    reading.join(' union all '),
  )
  const insertions: string[] = []
  const values: string[] = []
  for (const { at, rows } of filled) {
    const table = tables[at]
    if (rows === null || table === undefined) continue
    values.push(rows)
    insertions.push(`t${at} as (insert into ${table.name} (${table.columns}) overriding system value
      select ${table.columns} from jsonb_populate_recordset(null::${table.name}, $${values.length}))`)
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
  const settings = sequences.map(({ name, value }) => `setval('${name}', ${value})`)
  return { text: `with ${insertions.join(', ')} select ${settings.join(', ')}`, values }
}
