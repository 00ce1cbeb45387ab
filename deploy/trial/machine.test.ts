// Deploys to a machine, following docs/going-live.md: setup.sh, the service under a real systemd, HTTPS by Caddy, updates that
// are fetched by their tag, and a power cut. It tries the committed files. Skipped, with the reason, if no machine can be booted.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeOwnFacts } from '#test/own-facts.ts'
import { thisVersion } from '#test/releases/releases.ts'
import { freePort } from '#test/serve.ts'
import { makeMachine, whyNoMachine, type Machine } from './machine.ts'

const PROJECT = join(import.meta.dirname, '../..')
const DOMAIN = 'www.tradewind.test'
/** A folder to keep with its bare machine for the next run, if set. */
const kept = process.env['CONTAINER_TRIAL']
const folder = kept ?? mkdtempSync(join(tmpdir(), 'machine-'))
const origin = join(folder, 'origin')
const releases = join(folder, 'releases')

let machine: Machine
let daemon: ChildProcess | undefined
let address = ''
let whyNot: string | null = null

beforeAll(async () => {
  whyNot = await whyNoMachine(PROJECT)
  if (whyNot !== null) return console.log(`Skipped: ${whyNot}`)
  for (const old of [origin, releases]) rmSync(old, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', '--bare', PROJECT, join(origin, 'project.git')])
  execFileSync('git', ['clone', '--quiet', join(origin, 'project.git'), releases])
  const port = await freePort()
  const where = ['--listen=127.0.0.1', `--port=${port}`, `--base-path=${origin}`]
  daemon = spawn('git', ['daemon', '--export-all', '--reuseaddr', ...where], { stdio: 'ignore' })
  address = `git://127.0.0.1:${port}/project.git`
  machine = makeMachine(folder)
  await machine.boot()
})

afterAll(async () => {
  daemon?.kill()
  await machine?.powerOff()
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
})

beforeEach(({ skip }) => {
  if (whyNot !== null) skip(whyNot)
})

/** Runs a script that must succeed, and returns what it printed. */
function sure(script: string, input?: string): string {
  const { status, output } = machine.run(script, input)
  expect(status, output).toBe(0)
  return output.trim()
}

const SETUP = `CADDY_TLS=internal /srv/tradewind/app/deploy/setup.sh`
const UPDATE = 'cd /srv/tradewind/app && deploy/update.sh'
const CADDY_AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'

/** The status of a page for a browser that trusts this Caddy's own authority. */
function statusOf(path: string): string {
  const where = `--cacert ${CADDY_AUTHORITY} --resolve ${DOMAIN}:443:127.0.0.1 https://${DOMAIN}${path}`
  return machine.run(
    `curl --silent --retry 5 --retry-all-errors --output /dev/null --write-out '%{http_code}' ${where}`,
  ).output
}

const servedVersion = () =>
  sure(`sed -n 's/^  "version": "\\(.*\\)",$/\\1/p' /srv/tradewind/app/package.json`)

test('setup.sh turns a bare Debian into a website, and lists the placeholders that are left', () => {
  sure(`git clone --quiet ${address} /srv/tradewind/app`)
  const answers = [
    DOMAIN,
    'Trial Retreats',
    'hello@tradewind.test',
    '127.0.0.1:2525',
    'user',
    'a pass word',
    '',
  ]
  const said = sure(SETUP, answers.map((answer) => `${answer}\n`).join(''))
  expect(said).toContain('the database tradewind is ready')
  expect(said).toContain('started; its log: journalctl -u tradewind')
  expect(said).toContain(`HTTPS for ${DOMAIN}`)
  expect(said).toMatch(/bank > iban is a placeholder[^]* left to do\.$/m)
  expect(sure('head -c 100 /srv/tradewind/app/build/sbom.cdx.json')).toContain('CycloneDX')
  // Any account of the machine may list the folder.
  sure('runuser -u nobody -- sh -c "cd /srv/tradewind/app && ls deploy"')
  // The output of installing and building is not shown.
  expect(said.split('\n').length).toBeLessThan(150)
})

test('with the owner’s content and Stripe’s keys, a second run of setup.sh makes the site serve guests', () => {
  writeOwnFacts(join(machine.root, 'root/content'))
  sure('cd /srv/tradewind/app && deploy/run.sh content:import /root/content /etc/tradewind.env')
  const said = sure(SETUP, `${'\n'.repeat(6)}sk_test_0123456789\nwhsec_0123456789\n`)
  expect(said).toContain('Everything that law and money need is filled in')
  expect(sure('systemctl is-active tradewind caddy postgresql')).toBe('active\nactive\nactive')
  expect([statusOf('/'), statusOf('/booking'), statusOf('/readyz')]).toEqual(['200', '200', '200'])
  expect(sure('systemd-analyze security --no-pager tradewind | tail -n 1')).toMatch(/: [01]\.\d (OK|SAFE)/)
})

/** Pushes a version's tag to the origin. `first` is code that its server runs first. */
function release(version: string, first = ''): void {
  const serve = join(releases, 'server/serve.ts')
  const begin = 'export async function serve(env: Env): Promise<void> {\n'
  const written = execFileSync('git', ['-C', releases, 'show', 'HEAD:server/serve.ts'], { encoding: 'utf8' })
  expect(written).toContain(begin)
  for (const name of ['package.json', 'package-lock.json'])
    edit(name, (text) => text.replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`))
  edit('CHANGELOG.md', (text) => text.replace(/^## /m, `## ${version}\n\n### For you\n\n- A trial.\n\n## `))
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', releases, '-c', 'user.name=Trial', '-c', 'user.email=trial@tradewind.test', ...args],
      { stdio: 'pipe' },
    )
  git('commit', '--quiet', '--all', '--message', version)
  writeFileSync(serve, written.replace(begin, begin + first))
  git('commit', '--quiet', '--all', '--allow-empty', '--message', version)
  git('tag', '--force', `v${version}`)
  git('push', '--quiet', 'origin', `v${version}`)
  git('reset', '--quiet', '--hard', 'HEAD~1')
}

function edit(name: string, change: (text: string) => string): void {
  const file = join(releases, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test('a changed project file stops an update, and the advice it prints reverts the change', () => {
  release('90.0.0')
  sure('echo mine >>/srv/tradewind/app/README.md')
  const { status, output } = machine.run(UPDATE)
  expect([status, output]).toEqual([1, expect.stringContaining('README.md')])
  const [, advice = ''] = /then undo the changes: (.*)$/m.exec(output) ?? []
  expect(advice).toContain('git')
  sure(advice.replace('<file>', 'README.md'))
  expect(sure('runuser -u tradewind -- git -C /srv/tradewind/app status --short')).toBe('')
})

test('an update fetches the newest tag, backs up, and takes over', () => {
  sure(`cd /srv/tradewind/app
    deploy/run.sh backup:key >/root/key.txt
    sed -n 's/^ *\\(BACKUP_RECIPIENT=.*\\)/\\1/p' /root/key.txt >>/etc/tradewind.env
    systemctl restart tradewind`)
  const before = thisVersion()
  const said = sure(UPDATE)
  expect(said).toContain(`${before} is running, and will be replaced by 90.0.0`)
  expect(said).toContain('It was read back and is complete.')
  expect(said).toMatch(/Version 90\.0\.0 is now running\.$/m)
  expect([servedVersion(), statusOf('/')]).toEqual(['90.0.0', '200'])
  expect(sure('ls /srv/tradewind/backups')).toMatch(/\.age$/)
})

/** The file name of the newest backup, as it is typed. */
const newestBackup = () => sure('ls /srv/tradewind/backups | grep "age$" | tail -n 1')
const RUN = 'cd /srv/tradewind/app && deploy/run.sh'

test('a backup made by root can be read by the service', () => {
  expect(machine.run(`${RUN} backup`)).toMatchObject({ status: 1 })
  expect(sure('test -e /srv/tradewind/app/data || echo none')).toBe('none')
  sure(`${RUN} backup /etc/tradewind.env`)
  sure(`runuser -u tradewind -- head -c 1 /srv/tradewind/backups/${newestBackup()}`)
})

test('a backup is restored on trial to another database, and then to a site whose database is lost', () => {
  sure(`install -m 600 /etc/tradewind.env /root/trial.env
    sed -i '/^DATABASE_URL=/s#[^/]*$#trial#' /root/trial.env
    cd / && runuser -u postgres -- createdb --owner tradewind trial`)
  const file = `/srv/tradewind/backups/${newestBackup()}`
  const restore = `export BACKUP_IDENTITY="$(cat /root/key.txt)"; ${RUN} restore ${file}`
  const tried = sure(`${restore} /root/trial.env`)
  expect(tried).toMatch(/tables are there[^]*go live with: deploy\/run\.sh activate \/root\/trial\.env$/)
  expect(sure('cd / && runuser -u postgres -- dropdb trial && rm /root/trial.env')).toBe('')

  // As on a new machine: the settings are there before setup.sh runs, which keeps them.
  sure('systemctl stop tradewind && cd / && runuser -u postgres -- dropdb tradewind')
  sure("cd / && runuser -u postgres -- psql -qc 'drop role tradewind'")
  expect(sure(SETUP, '\n'.repeat(8))).toContain('the database tradewind is ready')
  sure(`systemctl stop tradewind
    cd /
    runuser -u postgres -- dropdb tradewind
    runuser -u postgres -- createdb --owner tradewind tradewind`)
  expect(sure(`${restore} /etc/tradewind.env`)).toMatch(
    /go live with: deploy\/run\.sh activate \/etc\/tradewind\.env$/,
  )
  sure('systemctl start tradewind')
  expect(statusOf('/')).toBe('200')
  expect(machine.run(`${RUN} doctor /etc/tradewind.env`).output).toContain(
    'is paused: it sends no emails or refunds. When you have checked it, run `deploy/run.sh activate /etc/tradewind.env`',
  )
  expect(sure(`${RUN} activate /etc/tradewind.env`)).toContain('The site is live')
})

test('a version that does not start leaves the one before serving', () => {
  release('90.0.1', `  if (env.port) throw new Error('no start here')\n`)
  const { status, output } = machine.run(UPDATE)
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/no start here[^]*Version 90\.0\.0 is still running\. Nothing was lost\.\n$/),
  ])
  expect([servedVersion(), statusOf('/')]).toEqual(['90.0.0', '200'])
})

test('a version that fails after taking over is replaced by the one before, without counting its failures', () => {
  release('90.0.2', `  if (env.port === 3000) throw new Error('not on this port')\n`)
  const { status, output } = machine.run(UPDATE)
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/Version 90\.0\.0 was put back and is running again\. Nothing was lost\.\n$/),
  ])
  expect([servedVersion(), statusOf('/')]).toEqual(['90.0.0', '200'])
  expect(sure('systemctl show --property NRestarts --value tradewind')).toBe('0')
})

test('an update killed while it switches is completed by the next run, and an older version is refused', () => {
  release('90.0.3')
  machine.run(`cd /srv/tradewind/app
    deploy/update.sh >/dev/null 2>&1 &
    while [ ! -e /srv/tradewind/update.state ] && kill -0 $! 2>/dev/null; do sleep 0.02; done
    kill -KILL $!
    sleep 3`)
  const said = sure(UPDATE)
  expect(said).toContain('The last update was interrupted. What it left behind was removed.')
  expect([servedVersion(), statusOf('/')]).toEqual(['90.0.3', '200'])
  expect(machine.run(`${UPDATE} 90.0.0`)).toMatchObject({ status: 1 })
})

test('a killed server restarts by itself, and the site runs again after a power cut', async () => {
  sure('kill -KILL "$(systemctl show --property MainPID --value tradewind)" && sleep 8')
  expect(statusOf('/')).toBe('200')
  await machine.powerOff({ atOnce: true })
  await machine.boot()
  sure('for each in 1 2 3 4 5 6 7 8 9 10; do systemctl is-active --quiet tradewind && break; sleep 1; done')
  expect(sure('systemctl list-units --failed --plain --no-legend')).toBe('')
  expect(statusOf('/')).toBe('200')
})
