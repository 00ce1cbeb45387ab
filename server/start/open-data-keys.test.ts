import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { makeDataKey } from '#server/process/data-keys.ts'
import { addDataKey, DataKeyError, dataKeyFolder } from '#server/process/kept-data-keys.ts'
import { readEnv } from '#server/read-env.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { guestWithBooking } from '#test/guests.ts'
import { newFolder } from '#test/new-folder.ts'
import { openDataKeys } from './open-data-keys.ts'

function installation(variables: Record<string, string> = {}): Env {
  const folder = newFolder()
  return readEnv({ DATA_DIR: join(folder, 'data'), ...variables })
}

/** An app whose data is encrypted with the keys of this instance. */
async function appWith(env: Env): Promise<TestApp> {
  const empty = await createTestApp({ seed: false })
  return createTestApp({ dataKeys: await openDataKeys(env, empty.db) })
}

test('an instance creates a data key once, and opens its data with it again', async () => {
  const env = installation()
  const app = await appWith(env)
  const { lead } = await guestWithBooking(app)
  expect(lead.emergencyContact).toBe('Lamin Jallow')
  const again = await openDataKeys(env, app.db)
  expect(again.ids()).toEqual(app.deps.dataKeys.ids())
  expect(readdirSync(dataKeyFolder(env.dataDir))).toEqual(['1.key'])
})

test('a lost key is not replaced by a new one, and putting it back works', async () => {
  const env = installation()
  const app = await appWith(env)
  const folder = dataKeyFolder(env.dataDir)
  renameSync(folder, `${folder} elsewhere`)
  await expect(openDataKeys(env, app.db)).rejects.toThrow(
    /their key is not in .*data-keys.* Nothing was changed/,
  )
  expect(readdirSync(env.dataDir)).toEqual(['data-keys elsewhere'])
  renameSync(`${folder} elsewhere`, folder)
  expect((await openDataKeys(env, app.db)).current()).toBe(app.deps.dataKeys.current())
})

test('a set key that does not fit is refused by name, and an earlier one may be set beside it', async () => {
  const { db } = await createTestApp()
  const other = makeDataKey()
  await expect(openDataKeys(installation({ DATA_KEY: other }), db)).rejects.toThrow(
    /with a key that is not in DATA_KEY .*DATA_KEY_PREVIOUS/,
  )
  await expect(openDataKeys(installation({ DATA_KEY: other }), db)).rejects.toThrow(DataKeyError)
  const both = await openDataKeys(installation({ DATA_KEY: other, DATA_KEY_PREVIOUS: TEST_DATA_KEY }), db)
  expect(both.ids()).toHaveLength(2)
})

test('a key from another instance is refused', async () => {
  const { db } = await createTestApp()
  const env = installation()
  addDataKey(dataKeyFolder(env.dataDir))
  await expect(openDataKeys(env, db)).rejects.toThrow(/with a key that is not in .*data-keys/)
})
