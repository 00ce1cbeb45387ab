// Checks the files for systemd, Caddy and containers with the programs that read them, if they are installed.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { newFolder } from '#test/new-folder.ts'

const HERE = import.meta.dirname
const PROJECT = join(HERE, '..')

const read = (name: string) => readFileSync(join(HERE, name), 'utf8')

/** Runs a program of this machine, or skips the test if it is not installed. */
function run({ skip }: TestContext, program: string, args: string[], env: Record<string, string> = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (error) skip(`${program} is not installed here`)
  return { status, output: stdout + stderr }
}

test.for([
  ['Caddyfile', 'www.example.com', 'example.com', 'hello@example.com', '127.0.0.1:3000'],
  ['Caddyfile', 'retreats.example.com', '', 'internal', '127.0.0.1:3000'],
  ['several-servers.caddyfile', 'www.example.com', '', 'internal', '127.0.0.1:3001 127.0.0.1:3002'],
] as const)('Caddy accepts %s for %s', ([file, domain, other, tls, upstream], context) => {
  const names = { DOMAIN: domain, OTHER_DOMAIN: other, CADDY_TLS: tls, UPSTREAM: upstream }
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(HERE, file)]
  const { status, output } = run(context, 'caddy', args, names)
  expect(status, output).toBe(0)
})

test('the configuration for several servers differs from that for one only in how Caddy chooses a server', () => {
  const withoutChoice = (file: string) =>
    read(file)
      .replaceAll(/^\s*#.*\n/gm, '')
      .replace(/\n\treverse_proxy[\s\S]*?\n\t\}\n/, '\n')
      .trim()
  expect(withoutChoice('Caddyfile')).toContain('handle_errors')
  expect(withoutChoice('several-servers.caddyfile')).toBe(withoutChoice('Caddyfile'))
})

/** Writes the unit as installed for this folder, and returns its path. */
function installUnit(): string {
  const file = join(newFolder(), 'tradewind.service')
  writeFileSync(file, read('tradewind.service').replaceAll('/srv/tradewind/app', PROJECT))
  return file
}

test('systemd accepts the unit without a warning', (context) => {
  expect(run(context, 'systemd-analyze', ['verify', installUnit()])).toEqual({ status: 0, output: '' })
})

test('systemd rates the unit’s exposure at most 15 of 100', (context) => {
  // Of 100; a service without any sandbox has 96.
  const args = ['security', '--offline=true', '--threshold=15', installUnit()]
  const { status, output } = run(context, 'systemd-analyze', args)
  expect(status, output).toBe(0)
})

test('shellcheck accepts the scripts', (context) => {
  const scripts = globSync(join(HERE, '*.sh'))
  expect(scripts.length).toBeGreaterThan(4)
  const { status, output } = run(context, 'shellcheck', ['--severity=warning', ...scripts])
  expect(status, output).toBe(0)
})

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ image: z.string(), environment: z.optional(z.record(z.string(), z.string())) }),
  ),
})

test('every image is named by its version, and may have a digest', () => {
  const { services } = z.parse(composeSchema, parse(read('compose.yml')))
  const pulled = Object.values(services).flatMap(
    ({ image }) => /:-(docker\.io\/.*)\}$/.exec(image)?.[1] ?? [],
  )
  const bases = [...read('Dockerfile').matchAll(/^ARG \w+_IMAGE=(.*)$/gm)].map(([, image = '']) => image)
  expect([...pulled, ...bases]).toHaveLength(4)
  for (const image of [...pulled, ...bases]) {
    expect(image).toMatch(/^docker\.io\/[a-z/]+:[\w.-]+(@sha256:[0-9a-f]{64})?$/)
    expect(image).not.toContain(':latest')
  }
})

test('the admin shows commands of this kind of installation', () => {
  expect(read('tradewind.service')).toContain('Environment="COMMANDS=deploy/run.sh {} /etc/tradewind.env"')
  expect(read('Dockerfile')).toContain('ENV COMMANDS="docker compose run --rm app {}"')
})

test('the containers require what live mode requires, and say why', () => {
  const { services } = z.parse(composeSchema, parse(read('compose.yml')))
  const environment = services['app']?.environment ?? {}
  for (const name of ['BASE_URL', 'DATABASE_URL', 'SESSION_SECRET', 'DATA_KEY', 'ADMIN_PASSWORD', 'SMTP_URL'])
    expect(environment[name], name).toMatch(/\$\{[A-Z_]+:\?[a-z].{20,}\}/)
})

test('Caddy’s addresses are in its network, and outside the range that is assigned first', () => {
  const file = read('compose.yml')
  const [, four] = /ipv4_address: \$\{PROXY_ADDRESS:-172\.31\.250\.(\d+)\}/.exec(file) ?? []
  const [, six] = /ipv6_address: \$\{PROXY_ADDRESS_V6:-fd31:7261:6465::([\da-f]+)\}/.exec(file) ?? []
  for (const last of [Number(four), Number.parseInt(six ?? '', 16)]) {
    expect(last).toBeGreaterThan(127)
    expect(last).toBeLessThan(255)
  }
  expect(file).toContain('- subnet: ${FRONT_NETWORK:-172.31.250.0/24}')
  expect(file).toContain('- subnet: ${FRONT_NETWORK_V6:-fd31:7261:6465::/64}')
  const { services } = z.parse(composeSchema, parse(file))
  expect(services['app']?.environment?.['TRUSTED_PROXY']).toBe(
    `\${PROXY_ADDRESS:-172.31.250.${four}},\${PROXY_ADDRESS_V6:-fd31:7261:6465::${six}}`,
  )
})

test.for([
  ['podman-composer version 1.0.3', 1, 'podman-compose 1.0 is too old for compose.yml.'],
  ['podman-compose version 1.3.0', 0, ''],
] as const)(
  'compose-command.sh accepts a program only if it is new enough: %s',
  ([version, status, said]) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'podman-compose'), `#!/bin/sh\necho '${version}'\n`, { mode: 0o755 })
    const answer = spawnSync('/bin/sh', [join(HERE, 'compose-command.sh')], {
      encoding: 'utf8',
      env: { PATH: folder },
    })
    expect(answer.status).toBe(status)
    expect(answer.stderr).toContain(said)
    expect(answer.stdout).toBe(status === 0 ? 'podman-compose\n' : '')
  },
)

test('pin-images.sh writes the registry’s digests, and changes nothing if the registry gives none', () => {
  const folder = newFolder()
  for (const name of ['Dockerfile', 'compose.yml', 'pin-images.sh'])
    writeFileSync(join(folder, name), read(name))
  const files = () =>
    ['Dockerfile', 'compose.yml'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const pin = (digest: string) => {
    writeFileSync(join(folder, 'skopeo'), `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 })
    const env = { PATH: `${folder}:${process.env.PATH}` }
    return spawnSync('sh', [join(folder, 'pin-images.sh')], { encoding: 'utf8', env })
  }
  const before = files()
  expect(pin('no').status).toBe(1)
  expect(files()).toBe(before)
  // A second run replaces the earlier digests.
  for (const digit of ['a', 'b']) {
    const digest = `sha256:${digit.repeat(64)}`
    expect(pin(digest).stderr).toBe('')
    expect(files().match(/@sha256:[0-9a-f]+/g)).toEqual(Array.from({ length: 4 }, () => `@${digest}`))
    expect(files().replaceAll(`@${digest}`, '')).toBe(before)
  }
})
