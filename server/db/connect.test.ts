import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectPglite } from './connect.ts'

test('an embedded database whose making was broken off is made anew, small, and keeps what is written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'pglite.new'))
  writeFileSync(join(dataDir, 'pglite.new/PG_VERSION'), 'half a database')

  const first = await connectPglite(dataDir)
  await first.client.exec('create table kept (word text); insert into kept values ($$wind$$)')
  await first.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['lock.db', 'pglite'])

  const again = await connectPglite(dataDir)
  expect((await again.client.query('select word from kept')).rows).toEqual([{ word: 'wind' }])
  const { rows } = await again.client.query(
    `select setting::int * 8 as kb from pg_settings where name = 'shared_buffers'`,
  )
  expect(rows).toEqual([{ kb: 16 * 1024 }])
  await again.close()
})
