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
    return `Version ${running} runs here, and ${next} is older: it may not understand what ${running} has written. To go back, restore a backup of that time into an empty database.`
  }
  const known = new Set(migrations.map(({ at }) => at))
  if (applied.some((at) => !known.has(at))) {
    return `The database has been used by a newer version than ${next}, which may not understand what that has written. Choose a newer version, or restore a backup of before into an empty database.`
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
    ? `From ${running} the way to ${next} leads over ${needed}: update to ${needed} first, and then to ${next}.`
    : `Version ${running} cannot run beside ${next}, so this update needs a pause: stop the website, and do what CHANGELOG.md says of ${next}.`
}
