// Deploys with containers: the image is built, and the website, its database and Caddy are started together, as
// compose.yml says, from base images that are made here. Skipped, with the reason, if containers cannot run.

import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { makeBackupKey } from '#server/backup/encrypt.ts'
import { freePort } from '#test/serve.ts'
import { makeDebian, makeOthers } from './base-images.ts'
import { readCompose, runOnce, startAll, untilHealthy, type Compose } from './compose.ts'
import { missingPrograms, openPodman, removeFolder, RUNTIMES, type Podman } from './podman.ts'

const DEPLOY = join(import.meta.dirname, '..')
const PROJECT = join(DEPLOY, '..')
const DOMAIN = 'www.tradewind.test'
const MAX_IMAGE_BYTES = 350e6
/** A folder to keep with its base images for the next run, if set. */
const kept = process.env['CONTAINER_TRIAL']
const folder = kept ?? mkdtempSync(join(tmpdir(), 'containers-'))

/** The key that opens the backups. */
const key = await makeBackupKey()

let podman: Podman
let compose: Compose
let whyNot: string | null = null
const ports = { HTTP_PORT: '', HTTPS_PORT: '' }

beforeAll(async () => {
  const opened = openWorking()
  if (opened === null) return console.log(`Skipped: ${whyNot}`)
  podman = opened
  ports.HTTP_PORT = String(await freePort())
  ports.HTTPS_PORT = String(await freePort())
  compose = readCompose(copyOfDeploy(), {
    ...ports,
    DOMAIN,
    CADDY_TLS: 'internal',
    POSTGRES_PASSWORD: 'between-website-and-database',
    SESSION_SECRET: 'x'.repeat(32),
    DATA_KEY: '7'.repeat(64),
    ADMIN_PASSWORD: 'harmattan-in-january',
    MAIL_FROM: 'Tradewind Retreats <hello@tradewind.test>',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    BACKUP_RECIPIENT: key.recipient,
    LIVE: '0',
  })
  const { db, caddy } = compose.services
  const [node = ''] =
    /docker\.io\/library\/node:[\w.-]+/.exec(readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8')) ?? []
  makeOthers(podman, { node, postgres: withoutDigest(db?.image), caddy: withoutDigest(caddy?.image) })
  podman.run(
    'build',
    '--network=host',
    '--file',
    join(DEPLOY, 'Dockerfile'),
    '--tag',
    'tradewind:local',
    PROJECT,
  )
})

afterAll(() => {
  if (podman !== undefined) {
    podman.ask('rm', '--all', '--force', '--time=5')
    for (const name of Object.keys(compose?.networks ?? {})) podman.ask('network', 'rm', '--force', name)
    podman.ask('volume', 'rm', '--all', '--force')
    if (kept === undefined) podman.ask('rmi', '--all', '--force')
  }
  if (kept === undefined) removeFolder(folder)
})

/** Opens Podman with the first runtime that works here. Null with the reason in `whyNot` if none does. */
function openWorking(): Podman | null {
  whyNot = missingPrograms()
  if (whyNot !== null) return null
  const reasons: string[] = []
  for (const runtime of RUNTIMES) {
    const opened = openPodman(folder, runtime)
    const reason = whyItRunsNothing(opened)
    if (reason === null) return opened
    reasons.push(`${runtime}: ${reason}`)
  }
  whyNot = `containers cannot run here: ${reasons.join('; ')}`
  return null
}

/** Also covers a Podman that does not work at all, as with a runtime that is not installed. */
function whyItRunsNothing(opened: Podman): string | null {
  const { status, output } = opened.ask('info')
  if (status !== 0) return output.trim()
  makeDebian(opened)
  const once = opened.ask('run', '--rm', 'docker.io/library/debian:bookworm-slim', 'true')
  return once.status === 0 ? null : once.output.trim()
}

/** Prepares the folder as deploy/install-containers.sh does. */
function copyOfDeploy(): string {
  const copy = join(folder, 'deploy')
  rmSync(copy, { recursive: true, force: true })
  cpSync(DEPLOY, copy, { recursive: true })
  const backups = join(copy, 'backups')
  mkdirSync(backups, { recursive: true })
  chownSync(backups, 10001, 10001)
  return copy
}

function withoutDigest(image = ''): string {
  return image.replace(/@.*/, '')
}

beforeEach(({ skip }) => {
  if (whyNot !== null) skip(whyNot)
})

const imageSchema = z.tuple([
  z.object({
    Size: z.number(),
    User: z.string(),
    Healthcheck: z.object({ Test: z.array(z.string()) }),
  }),
])

test('the image is small, has no build tools, runs without privileges and has a health check', () => {
  const [image] = imageSchema.parse(JSON.parse(podman.run('image', 'inspect', 'tradewind:local')))
  console.log(`the image takes ${(image.Size / 1e6).toFixed(0)} MB`)
  expect(image.Size).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  expect(image.User).toBe('10001:10001')
  expect(image.Healthcheck.Test.join(' ')).toContain('/app/deploy/ready.sh')
  const inImage = (script: string) =>
    podman.run('run', '--rm', '--entrypoint=sh', 'tradewind:local', '-c', script)
  const builders = 'npm npx yarn gcc cc g++ make python3 git curl'
  expect(inImage(`for each in ${builders}; do command -v $each; done; true`)).toBe('')
  const manifest = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')))
  const installed = inImage('cd /app/node_modules && ls -d * @*/*').split('\n')
  expect(installed).toContain('hono')
  expect(Object.keys(manifest.devDependencies).filter((name) => installed.includes(name))).toEqual([])
  expect(inImage('find /app -writable | head')).toBe('')
  expect(inImage('head -c 100 /app/build/sbom.cdx.json')).toContain('CycloneDX')
})

/** Requests a page as a browser that trusts this Caddy's own authority. */
async function ask(path: string) {
  const ca = podman.run('exec', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const to = {
      host: '127.0.0.1',
      port: ports.HTTPS_PORT,
      path,
      servername: DOMAIN,
      ca,
      headers: { host: DOMAIN },
    }
    request(to, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('the website, its database and Caddy start together, and a guest reads a page over HTTPS', async () => {
  await startAll(podman, join(folder, 'deploy'), compose)
  await untilHealthy(podman, 'app')
  await expect.poll(() => ask('/').catch(String), { timeout: 60_000 }).toMatchObject({ status: 200 })
  const page = await ask('/')
  // Caddy hides the first two, and the website sets the third.
  expect(page.headers).not.toHaveProperty('server')
  expect(page.headers).not.toHaveProperty('via')
  expect(page.headers).toHaveProperty('content-security-policy')
  expect(page.body).toContain('</html>')
  const places = await ask('/api/booking-availability')
  expect(places.status).toBe(200)
  expect(places.body).toContain('available')
  const plain = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: ports.HTTP_PORT, headers: { host: DOMAIN } }, resolve).on('error', reject)
  })
  plain.resume()
  expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${DOMAIN}/`])
})

test('the website writes only to its data folders, and Caddy cannot reach the database', () => {
  const inside = (name: string, script: string) => podman.ask('exec', name, 'bash', '-c', script)
  expect(inside('app', 'id -u').output.trim()).toBe('10001')
  expect(inside('app', 'echo x > /app/x').output).toContain('Read-only file system')
  expect(
    inside('app', 'echo x > /data/x && rm /data/x && echo x > /backups/x && rm /backups/x && echo x > /tmp/x')
      .status,
  ).toBe(0)
  expect(inside('app', 'grep CapEff /proc/1/status').output.trim()).toMatch(/0{16}$/)
  expect(inside('app', '</dev/tcp/db/5432').status).toBe(0)
  expect(inside('caddy', 'timeout 5 bash -c "</dev/tcp/app/3000"').status).toBe(0)
  expect(inside('caddy', 'timeout 5 bash -c "</dev/tcp/db/5432"').status).not.toBe(0)
})

test('the doctor runs in a container beside the website', () => {
  const { output } = runOnce(podman, join(folder, 'deploy'), compose, 'app', ['doctor'])
  expect(output).toContain('is installed; CHANGELOG.md says')
  expect(output).toContain('The database answers: PostgreSQL')
})

test('a backup restores a site whose database is lost, using only commands in containers', async () => {
  const once = (command: string[], env = {}) => {
    const { status, output } = runOnce(podman, join(folder, 'deploy'), compose, 'app', command, env)
    expect(status, output).toBe(0)
    return output.trim()
  }
  expect(once(['backup'])).toContain('It was read back and is complete.')
  const [file = ''] = readdirSync(join(folder, 'deploy/backups')).filter((name) => name.endsWith('.age'))
  const database = (command: string) => podman.run('exec', 'db', command, '--username=tradewind', 'tradewind')
  podman.run('stop', '--time=20', 'app')
  database('dropdb')
  database('createdb')
  expect(once(['restore', `/backups/${file}`], { BACKUP_IDENTITY: key.identity })).toMatch(
    /go live with: docker compose run --rm app activate$/m,
  )
  podman.run('start', 'app')
  await untilHealthy(podman, 'app')
  expect(once(['activate'])).toContain('The site is live')
  expect((await ask('/')).status).toBe(200)
})

test('the website stops within ten seconds when asked, and starts again on the same data', async () => {
  const began = performance.now()
  podman.run('stop', '--time=20', 'app')
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(podman.run('inspect', '--format={{.State.ExitCode}}', 'app')).toBe('0')
  expect((await ask('/')).status).toBe(503)
  podman.run('start', 'app')
  await untilHealthy(podman, 'app')
  expect((await ask('/')).status).toBe(200)
})
