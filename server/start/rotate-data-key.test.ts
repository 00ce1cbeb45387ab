import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { dataKeyId, dataKeys, makeDataKey, parseDataKey } from '#server/process/data-keys.ts'
import { dataKeyFolder, keptDataKeys, makeFirstDataKey } from '#server/process/kept-data-keys.ts'
import { readEnv } from '#server/read-env.ts'
import { keysInUse, replaceDataKey } from '#server/store/columns/reseal-bookings.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { bookingOf, guestWithBooking } from '#test/guests.ts'
import { newFolder } from '#test/new-folder.ts'
import { rotateDataKey } from './rotate-data-key.ts'

// Only one process can open the embedded database: there the server does it, as faults/rotate-key.test.ts tests.
const isEmbedded = inject('databaseTemplate').kind === 'pglite'
const NOTES = { healthConditions: 'Asthma', healthConsent: true }

function keyOf(text: string): Buffer {
  const key = parseDataKey(text)
  if (!key) throw new Error('no key')
  return key
}

test.skipIf(isEmbedded)('a kept data key is replaced while a server is using it', async () => {
  const dataDir = newFolder()
  const folder = dataKeyFolder(dataDir)
  makeFirstDataKey(folder)
  const app = await createTestApp({ dataKeys: keptDataKeys(folder) })
  const guest = await guestWithBooking(app, NOTES)
  const before = app.deps.dataKeys.current()
  const said = await rotateDataKey(readEnv({ DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl ?? '' }))
  const after = app.deps.dataKeys.current()
  expect(after).not.toBe(before)
  expect(said).toContain(after)
  expect(await keysInUse(app.db)).toEqual([after])
  expect(readdirSync(folder)).toEqual(['2.key'])
  expect(await bookingOf(guest)).toMatchObject({ healthConditions: 'Asthma' })
})

test.skipIf(isEmbedded)(
  'a data key from the settings is replaced by a server started with both keys',
  async () => {
    const [old, now] = [makeDataKey(), makeDataKey()]
    const all = [keyOf(old)]
    const app = await createTestApp({ dataKeys: dataKeys(() => all) })
    const guest = await guestWithBooking(app, NOTES)
    const env = readEnv({ DATABASE_URL: app.databaseUrl ?? '', DATA_KEY: now, DATA_KEY_PREVIOUS: old })
    all.unshift(keyOf(now))
    const rotating = rotateDataKey(env)
    await replaceDataKey({ db: app.db, dataKeys: app.deps.dataKeys })
    expect(await rotating).toMatch(/^Everything is encrypted with DATA_KEY/)
    expect(await keysInUse(app.db)).toEqual([dataKeyId(keyOf(now))])
    expect(await bookingOf(guest)).toMatchObject({ healthConditions: 'Asthma' })
  },
)

test('without a key to replace the command says what to do', async () => {
  const env = readEnv({ DATA_DIR: newFolder() })
  await expect(rotateDataKey(env)).rejects.toThrow(/start the server once/)
  const set = readEnv({ DATA_KEY: makeDataKey() })
  await expect(rotateDataKey(set)).rejects.toThrow(/DATA_KEY_PREVIOUS to the current key, restart/)
})
