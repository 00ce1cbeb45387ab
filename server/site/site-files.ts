import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { parse, stringify } from 'yaml'
import * as z from 'zod/mini'
import { loadSite } from '#content/site-content.ts'
import { counted } from '#domain/base/wording.ts'
import { siteValueSchema } from '#domain/contract/site-calls.ts'
import { PICTURE_FORMATS, pictureWidths } from '#domain/site/picture-files.ts'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { pictureIn, SHIPPED_DOCUMENT, type SiteDocument } from '#domain/site/site-document.ts'
import type { Database } from '#server/db/connect.ts'
import { pictureFiles, pictures, siteVersions } from '#server/db/schema.ts'
import type { Clock } from '#server/process/clock.ts'
import { nextNumber, versionInForce } from '#server/store/site-versions.ts'
import { checkedField, withValues } from './draft.ts'

// The version in force as files, for another server or for git: one file of the operator's own values by path, and her pictures.

const FILE = 'website.yaml'
const PICTURES = 'pictures'
const fileSchema = z.object({ en: z.record(z.string(), siteValueSchema) })

/** What stops an import; its message has a line for each value that cannot be used. */
export class ImportError extends Error {}

/** Writes the version in force into a folder. Returns a sentence about it. */
export async function exportSite(db: Database, folder: string): Promise<string> {
  const { n, document } = await versionInForce(db)
  mkdirSync(join(folder, PICTURES), { recursive: true })
  const values = Object.fromEntries(Object.entries(document.en).map(([path, { value }]) => [path, value]))
  writeFileSync(join(folder, FILE), stringify({ en: values }))
  const ids = picturesOf(document).map(({ id }) => id)
  const files =
    ids.length === 0 ? [] : await db.select().from(pictureFiles).where(inArray(pictureFiles.pictureId, ids))
  for (const { pictureId, width, format, bytes } of files)
    writeFileSync(join(folder, PICTURES, `${pictureId}-${width}.${format}`), bytes)
  return `Version ${n} is in ${folder}: ${counted(Object.keys(values).length, 'text')} and ${counted(ids.length, 'picture')}.`
}

/**
 * Publishes what a folder of `exportSite` holds as the next version, whole or not at all; the draft stays. Returns a sentence about it.
 *
 * @throws {ImportError} if the folder has no such file, or a value cannot be used.
 */
export async function importSite(db: Database, folder: string, clock: Clock): Promise<string> {
  const values = readValues(folder)
  const shipped = loadSite()
  const checked = Object.entries(values).map(([path, value]) => checkedField(shipped, path, value))
  const document = withValues(SHIPPED_DOCUMENT, checked)
  const wrong = [
    ...checked.flatMap(({ path, problem }) => (problem === null ? [] : `${path}: ${problem}`)),
    ...loadSite({ document }).problems.map(({ path, message }) => `${path}: ${message}`),
  ]
  if (wrong.length > 0)
    throw new ImportError(`Nothing was published:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  const n = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${siteVersions} in exclusive mode`)
    for (const picture of picturesOf(document)) await storeFiles(tx, folder, picture, clock.now())
    const number = await nextNumber(tx)
    await tx.insert(siteVersions).values({
      n: number,
      document,
      at: clock.now(),
      device: 'content:import',
      changes: [`From a folder: ${counted(checked.length, 'text')}`],
      draft: {},
      overwritten: [],
    })
    return number
  })
  return `Version ${n} is published: ${counted(checked.length, 'text')}. Every server shows it within seconds.`
}

function readValues(folder: string) {
  try {
    return fileSchema.parse(parse(readFileSync(join(folder, FILE), 'utf8'))).en
  } catch (cause) {
    throw new ImportError(`${join(folder, FILE)} cannot be read. npm run content:export makes such a file.`, {
      cause,
    })
  }
}

function picturesOf({ en }: SiteDocument): PlacedPicture[] {
  return Object.values(en).flatMap(({ value }) => pictureIn(value) ?? [])
}

async function storeFiles(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  folder: string,
  { id, width, height }: PlacedPicture,
  now: Date,
): Promise<void> {
  await tx.insert(pictures).values({ id, width, height, createdAt: now }).onConflictDoNothing()
  const stored = await tx.$count(pictureFiles, sql`${pictureFiles.pictureId} = ${id}`)
  if (stored > 0) return
  for (const format of PICTURE_FORMATS)
    for (const size of pictureWidths({ width, height }))
      await tx.insert(pictureFiles).values({
        pictureId: id,
        width: size,
        format,
        bytes: readFileSync(join(folder, PICTURES, `${id}-${size}.${format}`)),
      })
}
