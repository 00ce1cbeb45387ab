import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/read-env.ts'
import { newFolder } from '#test/new-folder.ts'
import { assertFolder } from './assert-folder.ts'

test('folders that are missing are made, and existing ones are left as they are', async () => {
  const dataDir = join(newFolder(), 'of', 'this', 'site')
  await assertFolder(readEnv({ DATA_DIR: dataDir }))
  writeFileSync(join(dataDir, 'kept'), '')
  await assertFolder(readEnv({ DATA_DIR: dataDir }))
  expect(readdirSync(dataDir)).toEqual(['kept'])
})

test('a folder that cannot be made or is a file is named in one sentence', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  for (const dataDir of ['/proc/none', '/proc/none/below', file, join(file, 'below')]) {
    const refused = assertFolder(readEnv({ DATA_DIR: dataDir }))
    await expect(refused, dataDir).rejects.toThrow(`cannot make or write its folder ${dataDir} (`)
    await expect(refused, dataDir).rejects.toThrow(/^[^\n]+\.$/)
  }
})

test('a server that keeps nothing in its folder does not need it', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const elsewhere = {
    DATABASE_URL: 'postgres://127.0.0.1/site',
    SESSION_SECRET: 'x'.repeat(32),
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  await assertFolder(readEnv({ DATA_DIR: join(folder, 'data'), ...elsewhere }))
  expect(readdirSync(folder)).toEqual([])
})
