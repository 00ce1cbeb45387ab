import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package if this process may (Linux, apt-get, root or sudo without a password), and returns whether it did. The output
 * goes to stderr, because callers print their result on stdout.
 */
export function aptInstall(packageName: string): boolean {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false

  console.error(`Installing ${packageName} with apt-get …`)
  const asRoot = isRoot ? ['env'] : ['sudo', '-n', 'env']
  for (const step of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', packageName],
  ]) {
    const [command = 'env', ...args] = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...step]
    const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] })
    // "update" fails while a mirror is briefly out of step, but the package may be available all the same.
    if (status !== 0 && step[0] === 'install') return false
  }
  return true
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
