import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { onTestFinished } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { freePort } from '#test/serve.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const PATIENCE_MS = 60_000

/** The website's domain, and the one that only redirects to it. */
export const DOMAIN = 'www.tradewind.test'
export const OTHER_DOMAIN = 'tradewind.test'

export interface Caddy {
  httpPort: number
  httpsPort: number
  /** The authority that signed its certificates. */
  authority: string
}

export function isCaddyInstalled(): boolean {
  return spawnSync('caddy', ['version']).error === undefined
}

/**
 * Starts the real Caddy with a file of deploy/ in front of these servers, until the test ends. It uses free ports, and writes nothing
 * outside its folder, not even to the machine's list of trusted authorities.
 */
export async function startCaddy(file: string, upstreams: readonly string[]): Promise<Caddy> {
  const home = newFolder()
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const options = `skip_install_trust\nadmin off\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`
  writeFileSync(join(home, 'Caddyfile'), `{\n${options}\n}\nimport ${join(DEPLOY, file)}\n`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      DOMAIN,
      OTHER_DOMAIN,
      CADDY_TLS: 'internal',
      UPSTREAM: upstreams.join(' '),
    },
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const authority = join(home, 'caddy/pki/authorities/local/root.crt')
  for (
    const until = performance.now() + PATIENCE_MS;
    !(await hasCertificate(httpsPort, authority));
    await sleep(100)
  ) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Caddy did not start:\n${log}`)
  }
  return { httpPort, httpsPort, authority: readFileSync(authority, 'utf8') }
}

/** Whether Caddy serves a certificate signed by its own authority; it creates both while it starts. */
async function hasCertificate(port: number, authority: string): Promise<boolean> {
  try {
    const ca = readFileSync(authority, 'utf8')
    const socket = connect({ port, host: '127.0.0.1', servername: DOMAIN, ca })
    await once(socket, 'secureConnect')
    socket.destroy()
    return true
  } catch {
    return false
  }
}
