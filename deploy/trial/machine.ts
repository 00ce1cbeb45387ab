import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A bare Debian with its own systemd, PostgreSQL, Caddy and accounts, on this machine's kernel and network. */
export interface Machine {
  root: string
  /** Runs a script in it as root; `input` is typed. Returns what it printed, and never throws. */
  run: (script: string, input?: string) => { status: number | null; output: string }
  boot: () => Promise<void>
  /** Shuts down, or cuts the power with `atOnce`. */
  powerOff: (how?: { atOnce: boolean }) => Promise<void>
}

const PROGRAMS = ['debootstrap', 'systemd-nspawn', 'nsenter', 'git']
/** The ports that it uses, shared with this machine. */
const PORTS = [80, 443, 3000, 3001, 5432, 2019]

/** Returns why a machine cannot be booted here, or cannot fetch anything; null if it can. */
export async function whyNoMachine(project: string): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a machine is booted by root alone'
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error)
  if (missing.length > 0) return `not installed here: ${missing.join(', ')}`
  if (!existsSync(join(project, '.git'))) return `${project} is no clone, so it has no versions to fetch`
  for (const port of PORTS) if (await isTaken(port)) return `port ${port} is taken`
  return null
}

async function isTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return false
  } catch {
    return true
  } finally {
    server.close()
  }
}

/** Creates a machine in a folder as a provider would deliver it: from Debian's packages, without this project. */
export function makeMachine(folder: string): Machine {
  const [bare, root] = [join(folder, 'bare-machine'), join(folder, 'machine')]
  if (!existsSync(bare)) {
    const include = '--include=systemd-sysv,dbus,ca-certificates,git,curl,iproute2,procps'
    try {
      execFileSync('debootstrap', [include, 'bookworm', bare], { encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      rmSync(bare, { recursive: true, force: true })
      throw error
    }
  }
  rmSync(root, { recursive: true, force: true })
  execFileSync('cp', ['--archive', '--reflink=auto', bare, root])
  shareWaysOut(root)
  writeFileSync(join(root, 'etc/hostname'), 'trial\n')

  let container: ChildProcess | null = null
  return {
    root,
    run(script, input = '') {
      const init = container?.pid === undefined ? undefined : firstChild(container.pid)
      if (init === undefined) throw new Error('The machine is off')
      const into = ['--target', init, '--mount', '--pid', '--uts', '--ipc', '--cgroup']
      const clean = [
        'env',
        '-i',
        'HOME=/root',
        'TERM=dumb',
        'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ]
      const { status, stdout, stderr } = spawnSync(
        'nsenter',
        [...into, ...clean, 'bash', '-c', `cd /root\n${script}`],
        {
          input,
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
        },
      )
      return { status, output: stdout + stderr }
    },
    async boot() {
      const how = ['--boot', '--register=no', '--keep-unit', '--console=pipe', '--quiet']
      container = spawn('systemd-nspawn', [`--directory=${root}`, ...how], {
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      for (let waited = 0; ; waited++) {
        if (container.exitCode !== null || waited === 120) throw new Error('The machine does not boot')
        await sleep(500)
        if (container.pid !== undefined && firstChild(container.pid) !== undefined) {
          const { output } = this.run('systemctl is-system-running')
          if (/^(running|degraded)/.test(output)) return
        }
      }
    },
    async powerOff({ atOnce } = { atOnce: false }) {
      if (container === null || container.exitCode !== null) return
      const init = container.pid === undefined ? undefined : firstChild(container.pid)
      // Everything in the container ends with its first process.
      const cut = () => init !== undefined && process.kill(Number(init), 'SIGKILL')
      const ended = once(container, 'exit')
      if (atOnce) cut()
      else this.run('systemctl poweroff')
      const tooLate = setTimeout(cut, 60_000)
      await ended
      clearTimeout(tooLate)
      container = null
    },
  }
}

/** Copies this machine's name servers, certificates and settings of apt and npm. */
function shareWaysOut(root: string): void {
  for (const file of ['etc/resolv.conf', 'etc/ssl/certs/ca-certificates.crt']) {
    if (existsSync(`/${file}`)) cpSync(realpathSync(`/${file}`), join(root, file))
  }
  const { stdout } = spawnSync('apt-config', ['dump', 'Acquire'], { encoding: 'utf8' })
  if (stdout) writeFileSync(join(root, 'etc/apt/apt.conf.d/99-as-here.conf'), stdout)
  mkdirSync(join(root, 'srv/tradewind'), { recursive: true })
  writeFileSync(join(root, 'srv/tradewind/.npmrc'), 'cafile=/etc/ssl/certs/ca-certificates.crt\n')
}

function firstChild(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').find(Boolean)
  } catch {
    return undefined
  }
}
