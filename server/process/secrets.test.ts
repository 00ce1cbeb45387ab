import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/read-env.ts'
import { newFolder } from '#test/new-folder.ts'
import { loadSessionSecret } from './secrets.ts'

function freshInstallation(variables: Record<string, string> = {}): Env {
  const folder = newFolder()
  return readEnv({ DATA_DIR: join(folder, 'data'), ...variables })
}

test('a session secret is created once, readable only by its owner', async () => {
  const env = freshInstallation()
  const secret = await loadSessionSecret(env)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await loadSessionSecret(env)).toBe(secret)
  expect(statSync(join(env.dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a set session secret is used, and nothing is written', async () => {
  const env = freshInstallation({ SESSION_SECRET: 'x'.repeat(32) })
  expect(await loadSessionSecret(env)).toBe('x'.repeat(32))
  expect(existsSync(env.dataDir)).toBe(false)
})

test('servers that start at once agree on the secret, and leave no other files', async () => {
  const env = freshInstallation()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(env)))
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(env.dataDir)).toEqual(['session-secret'])
})
