// Seeding an empty folder takes seconds, copying a seeded one does not: it is made once, and every test gets a copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-e2e-seed-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startServer(folder)
    await server.stop()
  } catch (error) {
    remove()
    throw error
  }
  process.env.SEEDED_DATA_DIR = folder
  return remove
}
