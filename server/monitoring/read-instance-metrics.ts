import { readBackupState } from '#server/backup/backup-state.ts'
import { browserErrors } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Reading } from '#server/process/metrics.ts'
import { countAlerts } from '#server/store/alerts.ts'

/** Returns metrics about the instance: alerts, browser errors and backups. */
export async function readInstanceMetrics(deps: Pick<Deps, 'clock' | 'db' | 'env'>): Promise<Reading[]> {
  const { asOf, newest, files } = await readBackupState(deps)
  return [
    {
      name: 'alerts',
      help: 'What the operator is told is wrong, by kind: 1 while it goes on, and for a disk one for each server',
      values: Object.entries(await countAlerts(deps.db)).map(([kind, value]) => ({
        labels: { kind },
        value,
      })),
    },
    {
      name: 'browser_errors',
      help: 'Different errors of pages in browsers that are kept, of the last 30 days',
      values: [{ value: await deps.db.$count(browserErrors) }],
    },
    {
      name: 'backups',
      help: 'Finished backups in this server’s folder',
      values: [{ value: files.length }],
    },
    ...(newest ? [ageReading(asOf, newest.madeAt)] : []),
  ]
}

/** Left out without a backup, because an age of 0 would look like a fresh one. */
function ageReading(asOf: string, madeAt: string): Reading {
  return {
    name: 'backup_age_seconds',
    help: 'How old the newest finished backup is, whichever server made it',
    values: [{ value: (Date.parse(asOf) - Date.parse(madeAt)) / 1000 }],
  }
}
