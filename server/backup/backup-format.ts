import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** Thrown for a file that cannot be used as a backup. The message tells the operator why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** The version of the format. No other version is read. */
const FORMAT = 'tradewind-backup 1'

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The product version that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The database's migrations, oldest first, with when they were made in milliseconds, which identifies them. */
  migrations: z.array(z.object({ at: z.int(), hash: z.string() })),
  tables: z.array(tableSchema),
})
const endSchema = z.object({ sha256: z.string() })

/** The description of a backup, before its rows. */
export type Manifest = z.output<typeof manifestSchema>
export type BackupTable = z.output<typeof tableSchema>

/** Rows of one table, each a JSON array of its columns in PostgreSQL's text form. */
export interface Rows {
  table: string
  lines: readonly string[]
}

/**
 * Writes the backup as lines of JSON (decision 0132): the manifest, then for each table a line with its name and one per row, and last the
 * SHA-256 of everything before. Any PostgreSQL version, and people, can read the rows.
 */
export async function* writeBackup(
  manifest: Omit<Manifest, 'format'>,
  rows: AsyncIterable<Rows>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const bytesOf = (...lines: readonly string[]) => {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    hash.update(bytes)
    return bytes
  }
  yield bytesOf(JSON.stringify({ format: FORMAT, ...manifest }))
  let table: string | null = null
  for await (const batch of rows) {
    if (batch.table !== table) yield bytesOf(JSON.stringify({ table: batch.table }))
    table = batch.table
    yield bytesOf(...batch.lines)
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`)
}

const headingSchema = z.union([z.object({ table: z.string() }), endSchema])

/** How many rows, and how many characters, a batch holds at most. A longer row is a batch of its own. */
const BATCH_ROWS = 500
const BATCH_LENGTH = 2 ** 21

/**
 * Reads a backup: its manifest, and its rows in batches. Only after the last row are their number and hash verified, so earlier use must be
 * reversible.
 *
 * @throws {BackupError} if the file is no backup, is truncated or was changed.
 */
export async function readBackup(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ manifest: Manifest; rows: AsyncGenerator<Rows> }> {
  const lines = hashedLines(bytes)
  const first = await lines.next()
  const manifest = manifestSchema.safeParse(first.done ? null : parseJson(first.value.line))
  if (!manifest.success) {
    throw new BackupError('This is not a Tradewind backup, or it has a format that this version cannot read.')
  }
  return { manifest: manifest.data, rows: readRows(manifest.data, lines) }
}

async function* readRows(manifest: Manifest, lines: AsyncIterable<HashedLine>): AsyncGenerator<Rows> {
  const counted = new Map<string, number>()
  let table: string | null = null
  let batch: string[] = []
  let length = 0
  let isWhole = false
  for await (const { line, sha256Before } of lines) {
    if (isWhole) throw damaged('there is more data after its end')
    if (line.startsWith('[')) {
      if (table === null) throw damaged('a row belongs to no table')
      counted.set(table, (counted.get(table) ?? 0) + 1)
      batch.push(line)
      length += line.length
      if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue
    }
    if (table !== null && batch.length > 0) yield { table, lines: batch }
    batch = []
    length = 0
    if (line.startsWith('[')) continue
    const heading = headingSchema.safeParse(parseJson(line))
    if (!heading.success) throw damaged('a line cannot be read')
    if ('table' in heading.data) table = heading.data.table
    else {
      if (heading.data.sha256 !== sha256Before()) throw damaged('its SHA-256 does not match')
      isWhole = true
    }
  }
  if (!isWhole) throw damaged('its end is missing')
  const wrong = manifest.tables.find(({ name, rows }) => (counted.get(name) ?? 0) !== rows)
  if (wrong) throw damaged(`${wrong.name} has ${counted.get(wrong.name) ?? 0} rows instead of ${wrong.rows}`)
}

function damaged(why: string): BackupError {
  return new BackupError(`The backup is damaged: ${why}.`)
}

interface HashedLine {
  line: string
  /** The hash of all lines before this one. Call it while this line is the last one read. */
  sha256Before: () => string
}

const LINE_FEED = 10

async function* hashedLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<HashedLine> {
  const hash = createHash('sha256')
  let parts: Uint8Array[] = []
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end + 1)])
      parts = []
      start = end + 1
      yield { line: line.toString('utf8', 0, line.length - 1), sha256Before: () => hash.copy().digest('hex') }
      hash.update(line)
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
  }
  if (parts.length > 0) throw damaged('its last line is incomplete')
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
