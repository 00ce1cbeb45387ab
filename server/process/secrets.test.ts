import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/read-env.ts'
import { newFolder } from '#test/new-folder.ts'
import { loadAdminPassword, loadSessionSecret } from './secrets.ts'

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

test('an admin password is created at the first start, shown only then, and stored as a hash', async () => {
  const env = freshInstallation()
  const first = await loadAdminPassword(env)
  const again = await loadAdminPassword(env)
  const password = first.fresh ?? ''
  expect(password.length).toBeGreaterThanOrEqual(16)
  expect(again.fresh).toBeNull()
  expect(await again.matches(password)).toBe(true)
  expect(await again.matches(`${password}x`)).toBe(false)
  expect(await again.matches('')).toBe(false)
  expect(readFileSync(join(env.dataDir, 'admin-password.hash'), 'utf8')).not.toContain(password)
})

test('a set admin password is used, and never shown', async () => {
  const { fresh, matches } = await loadAdminPassword(freshInstallation({ ADMIN_PASSWORD: 'harmattan' }))
  expect(fresh).toBeNull()
  expect(await matches('harmattan')).toBe(true)
  expect(await matches('harmattan ')).toBe(false)
})

test('servers that start at once agree on secret and password, and leave no other files', async () => {
  const env = freshInstallation()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(env)))
  const passwords = await Promise.all(Array.from({ length: 4 }, () => loadAdminPassword(env)))
  expect(new Set(secrets).size).toBe(1)
  const [shown, ...more] = passwords.flatMap(({ fresh }) => fresh ?? [])
  expect(more).toEqual([])
  for (const { matches } of passwords) expect(await matches(shown ?? '')).toBe(true)
  expect(readdirSync(env.dataDir).toSorted()).toEqual(['admin-password.hash', 'session-secret'])
})
