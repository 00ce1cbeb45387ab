import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { connectEmbedded, type Connection } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { PROJECT_FOLDER } from '#server/process/product.ts'
import { NamingClient } from './naming-client.ts'

/** What it is made of. */
const SOURCES = [
  'server/db/migrations/**/*.*',
  'server/db/migrate.ts',
  'test/pglite-template.ts',
  'node_modules/@electric-sql/pglite/package.json',
]

/**
 * The file that copies of an embedded database are made from: the folder of a migrated one as a tar. It is there already where one was made of
 * the same migrations, because making it takes four seconds of the processor.
 */
export async function pgliteTemplate(): Promise<string> {
  const folder = join(PROJECT_FOLDER, 'test-results')
  const file = join(folder, `pglite-${hashSources()}.tar`)
  if (existsSync(file)) return file
  const template = await makeTemplate()
  mkdirSync(folder, { recursive: true })
  for (const older of globSync('pglite-*.tar', { cwd: folder })) {
    if (join(folder, older) !== file) rmSync(join(folder, older), { force: true })
  }
  const begun = join(folder, `${randomBytes(6).toString('hex')}.begun`)
  writeFileSync(begun, Buffer.from(await template.arrayBuffer()))
  // A file that another process has put there meanwhile may already be read, and stays.
  if (!existsSync(file)) renameSync(begun, file)
  rmSync(begun, { force: true })
  return file
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: PROJECT_FOLDER }).toSorted()) {
    hash.update(file).update(readFileSync(join(PROJECT_FOLDER, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** It is kept small (15 MB), because a copy takes as long as its tar is large. */
async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    // Every copy fills its buffers with zeros first, 128 MB of them unless told otherwise.
    postgresqlconf: ['shared_buffers=8MB'],
  })
  try {
    await migrateDatabase(connectEmbedded(client))
    // Two more whole databases, which only `create database` looks at.
    for (const name of ['template0', 'template1']) {
      await client.exec(`update pg_database set datistemplate = false where datname = '${name}'`)
      await client.exec(`drop database ${name}`)
    }
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

/**
 * A database, in memory or in a new folder, that begins as the template: 0.15 s of CPU, where an empty one without a
 * template takes 2.
 */
export async function openPgliteCopy(template: string, folder?: string): Promise<Connection> {
  return connectEmbedded(await copyTemplate(template, folder))
}

/** The same in memory, for many tests or journeys one after the other. */
export async function openReusedCopy(template: string): Promise<Connection> {
  return connectEmbedded(await copyTemplate(template), NamingClient)
}

async function copyTemplate(template: string, folder?: string): Promise<PGlite> {
  return PGlite.create(folder, { loadDataDir: await openAsBlob(template), extensions: { pg_trgm } })
}
