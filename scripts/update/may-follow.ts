import { compareVersions } from './changelog.ts'

export interface Migration {
  name: string
  /** When it was created, in milliseconds; the database identifies it by this. */
  at: number
}

interface Update {
  running: string
  next: string
  /** The migrations of the next version, oldest first. */
  migrations: readonly Migration[]
  /** The creation times of the migrations that the database has applied. */
  applied: readonly number[]
  /** The `migrations` that older versions cannot run beside, with the oldest version that can. */
  contractions: readonly { migration: string; needs: string }[]
}

/** Returns why the next version must not replace the running one, and what to do instead; null if it may. */
export function whyNot({ running, next, migrations, applied, contractions }: Update): string | null {
  if (compareVersions(next, running) < 0) {
    return `Version ${running} is running, and ${next} is older: it may not be able to read what ${running} has written. To go back, restore a backup from that time into an empty database.`
  }
  const known = new Set(migrations.map(({ at }) => at))
  if (applied.some((at) => !known.has(at))) {
    return `The database was used by a newer version than ${next}, so ${next} may not be able to read it. Choose a newer version, or restore an older backup into an empty database.`
  }
  const last = Math.max(...applied)
  const pending = new Set(migrations.filter(({ at }) => at > last).map(({ name }) => name))
  const needed = contractions
    .filter(({ migration, needs }) => pending.has(migration) && compareVersions(needs, running) > 0)
    .map(({ needs }) => needs)
    .toSorted(compareVersions)
    .at(-1)
  if (needed === undefined) return null
  return compareVersions(needed, next) < 0
    ? `You cannot update from ${running} to ${next} in one step: update to ${needed} first, and then to ${next}.`
    : `Version ${running} cannot run beside ${next}, so the website has to be offline during this update: stop it, and do what CHANGELOG.md says about ${next}.`
}
