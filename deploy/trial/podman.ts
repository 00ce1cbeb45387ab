import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HELPERS = '/usr/lib/podman'
export const RUNTIMES = ['crun', 'runc'] as const

/** Podman with its own images, containers and networks in one folder: nothing else on this machine is touched. */
export interface Podman {
  folder: string
  /** Runs a Podman command, and returns its output. Throws the output if it fails. */
  run: (...args: string[]) => string
  /** The same, but returns the status instead of throwing. */
  ask: (...args: string[]) => { status: number | null; output: string }
}

/** Returns which programs for containers are missing here; null if none is. */
export function missingPrograms(): string | null {
  if (process.getuid?.() !== 0) return 'networks of containers are made by root alone'
  const programs = ['podman', 'debootstrap', `${HELPERS}/netavark`, `${HELPERS}/aardvark-dns`]
  const missing = programs.filter((name) => !isInstalled(name))
  if (!RUNTIMES.some(isInstalled)) missing.push(RUNTIMES.join(' or '))
  return missing.length === 0 ? null : `not installed here: ${missing.join(', ')}`
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** Unmounts what Podman leaves mounted in its folder, and removes the folder. */
export function removeFolder(folder: string): void {
  const known = '/proc/self/mountinfo'
  const mounts = existsSync(known) ? readFileSync(known, 'utf8').split('\n') : []
  const inFolder = mounts
    .map((line) => line.split(' ')[4] ?? '')
    .filter((path) => path.startsWith(`${folder}/`))
  for (const path of inFolder.toReversed()) spawnSync('umount', [path])
  rmSync(folder, { recursive: true, force: true })
}

export function openPodman(folder: string, runtime: string): Podman {
  const settings = join(folder, 'settings')
  mkdirSync(settings, { recursive: true })
  const write = (name: string, lines: readonly string[]) => {
    writeFileSync(join(settings, name), `${lines.join('\n')}\n`)
    return join(settings, name)
  }
  const env = {
    ...process.env,
    CONTAINERS_CONF: write('containers.conf', [
      // The default limits may be higher than this machine allows.
      '[containers]\ndefault_ulimits = []',
      `[engine]\nruntime = "${runtime}"\nhelper_binaries_dir = ["${HELPERS}"]`,
      `[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "${folder}/networks"`,
    ]),
    CONTAINERS_STORAGE_CONF: write('storage.conf', [
      `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/images"\nrunroot = "${folder}/running"`,
    ]),
    // As in deploy/install-containers.sh: otherwise the image has no health check.
    BUILDAH_FORMAT: 'docker',
  }
  const ask = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('podman', args, {
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return { status, stdout, output: stdout + stderr }
  }
  return {
    folder,
    ask,
    run: (...args) => {
      const { status, stdout, output } = ask(...args)
      if (status !== 0) throw new Error(`podman ${args.join(' ')} ended with ${status}:\n${output}`)
      return stdout.trim()
    },
  }
}
