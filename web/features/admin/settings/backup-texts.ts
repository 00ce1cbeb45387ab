import { BACKUP_DAYS_KEPT, BACKUP_HOUR, type BackupState } from '#domain/site/backups.ts'
import { DAY_MS, HOUR_MS } from '#domain/base/dates.ts'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'

const MINUTE_MS = HOUR_MS / 60

/** Formats an age: "3 hours", "2 days". */
export function ageText(from: string, to: string): string {
  const age = Date.parse(to) - Date.parse(from)
  if (age < MINUTE_MS) return 'a moment'
  if (age < HOUR_MS) return counted(age / MINUTE_MS, 'minute')
  // Hours are used for up to two days, because a nightly backup is normally less than 24 hours old.
  if (age < 2 * DAY_MS) return counted(age / HOUR_MS, 'hour')
  return counted(age / DAY_MS, 'day')
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`
}

/** Formats a file size: "18 kB", "2.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  const [amount, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${amount.toFixed(1)} ${unit}`
}

/** Describes when backups are made and who can open them; while they are off, as it would be with a key. */
export function backupPlan({ standing }: Pick<BackupState, 'standing'>): string {
  const start = standing === 'off' ? 'With a key, one is made every night' : 'One is made every night'
  return `${start} from ${BACKUP_HOUR} o’clock in Banjul, read back and checked; those of the last ${BACKUP_DAYS_KEPT} days are kept. Only the key that you keep opens them. Have them copied to another place.`
}

/** Returns the problem with the backups and its solution; null if there is none. */
export function backupWarning({ standing, failed }: BackupState): string | null {
  if (standing === 'off') {
    return 'No backup is made. Run “npm run backup:key” on the server: it shows you the key that opens your backups, which you keep, and what to put into BACKUP_RECIPIENT. Then restart the server.'
  }
  if (failed) {
    const reason = failed.reason ?? 'The log of the server says why.'
    return `The backup of ${adminTime(failed.at)} failed. ${reason} It is tried again every hour.`
  }
  switch (standing) {
    case 'none':
      return 'There is no backup yet. The first is made tonight, or when you press the button.'
    case 'old':
      return 'The latest backup is more than a day and a half old. Make one now and check the server log.'
    case 'missing':
      return 'The file of the newest backup is not in this server’s folder: another server made it, or it was moved away.'
    case 'fresh':
      return null
  }
}
