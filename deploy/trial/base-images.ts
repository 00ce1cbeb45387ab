import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Podman } from './podman.ts'

const STAND_INS = join(import.meta.dirname, 'stand-ins')
const PROJECT = join(import.meta.dirname, '../..')
const DEBIAN = 'docker.io/library/debian:bookworm-slim'

/** Builds a bare Debian under the name in deploy/Dockerfile, like the image of `docker.io`, from Debian's own packages. */
export function makeDebian(podman: Podman): void {
  if (isMade(podman, DEBIAN)) return
  const root = join(podman.folder, 'debian')
  rmSync(root, { recursive: true, force: true })
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root)
  // Folders that the slim image leaves out.
  for (const name of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(join(root, name), { recursive: true, force: true })
  run('tar', '-C', root, '-cf', `${root}.tar`, '.')
  podman.run('import', `${root}.tar`, DEBIAN)
  for (const made of [root, `${root}.tar`]) rmSync(made, { recursive: true })
}

/** Builds the other images that are normally pulled, each under its name in deploy/. */
export function makeOthers(podman: Podman, names: { node: string; postgres: string; caddy: string }): void {
  for (const [file, name] of Object.entries(names)) {
    if (isMade(podman, name)) continue
    const context = join(podman.folder, file)
    rmSync(context, { recursive: true, force: true })
    cpSync(STAND_INS, context, { recursive: true })
    if (file === 'node') layOutNode(join(context, 'node'))
    podman.run(
      'build',
      '--network=host',
      '--file',
      join(context, `${file}.dockerfile`),
      '--tag',
      name,
      context,
    )
  }
}

/** Puts Node and npm where the official image has them: this project's Node, and this machine's npm. */
function layOutNode(root: string): void {
  const [programs, modules] = [join(root, 'usr/local/bin'), join(root, 'usr/local/lib/node_modules')]
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  for (const folder of [programs, modules, join(root, dirname(certificates))])
    mkdirSync(folder, { recursive: true })
  cpSync(join(PROJECT, 'node_modules/node/bin/node'), join(programs, 'node'))
  const npm = realpathSync(run('sh', '-c', 'command -v npm').trim())
  cpSync(join(dirname(npm), '..'), join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(programs, name))
  if (existsSync(certificates)) cpSync(realpathSync(certificates), join(root, certificates))
}

function isMade(podman: Podman, name: string): boolean {
  return podman.ask('image', 'exists', name).status === 0
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
