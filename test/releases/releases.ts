import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'server/db/releases')

/** The version that is being worked on, or that has just been released. */
export function thisVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return z.parse(z.object({ version: z.string() }), manifest).version
}

/** Where the filled database of a release is kept, as plain SQL. */
export function releaseFile(version: string): string {
  return join(FOLDER, `${version}.sql`)
}

/** Every version whose database is kept, oldest first. */
export function recordedReleases(): string[] {
  return (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
