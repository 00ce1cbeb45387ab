import { queryOptions } from '@tanstack/react-query'
import { DatabaseBackup, Download } from 'lucide-react'
import { DAY_MS, HOUR_MS } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import { BACKUP_DAYS_KEPT, BACKUP_HOUR, type BackupState } from '#domain/site/backups.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { NEWS_MS, readQuery, UNDER_WAY_MS } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { linkStyle } from '#web/ui/class-names.ts'

export const backupsQuery = queryOptions({
  ...readQuery('/api/admin/backups'),
  refetchInterval: ({ state: { data } }) => (data?.running ? UNDER_WAY_MS : NEWS_MS),
})

/** Backups: the newest with its age, any problem, a button for another one, and the files to download. */
export function BackupGroup({ state }: { state: BackupState }) {
  const { newest, files, standing } = state
  const warning = backupWarning(state)
  const [latest, ...older] = files
  return (
    <Group
      title="Backups"
      foot={
        <div className={`${rowStyle} flex flex-col items-start gap-2.5`}>
          <ActButton
            act={() => api('POST', '/api/admin/backups')}
            failed="Backup not started"
            busy={state.running}
            busyLabel="Backing up..."
            disabled={standing === 'off'}
          >
            <DatabaseBackup aria-hidden className="size-4" />
            Back up now
          </ActButton>
          <p className="text-sm text-ink-soft">{backupPlan(state)}</p>
        </div>
      }
    >
      <li className={rowStyle}>
        <output className="block">
          {newest && (
            <p className="figures font-semibold">
              The newest is {ageText(newest.madeAt, state.asOf)} old, {sizeText(newest.bytes)}
            </p>
          )}
          {warning && (
            <p className={`text-sm ${standing === 'none' ? 'text-ink-soft' : 'font-medium text-danger'}`}>
              {warning}
            </p>
          )}
        </output>
        {latest && <FileRow file={latest} saysSize={false} />}
        {older.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
              {counted(older.length, 'older backup')}
            </summary>
            {older.map((file) => (
              <FileRow key={file.name} file={file} saysSize />
            ))}
          </details>
        )}
      </li>
    </Group>
  )
}

function FileRow({ file, saysSize }: { file: BackupState['files'][number]; saysSize: boolean }) {
  const { name, madeAt, bytes } = file
  const when = adminTime(madeAt)
  return (
    <p className="figures flex items-center justify-between gap-x-3 text-sm">
      <span className="min-w-0 text-ink-soft">
        {when}
        {saysSize && <span className="block">{sizeText(bytes)}</span>}
      </span>
      <a
        href={`/api/admin/backups/${name}`}
        download={name}
        aria-label={`Download the backup of ${when}`}
        className={`${linkStyle} inline-flex min-h-11 shrink-0 items-center gap-1.5`}
      >
        <Download aria-hidden className="size-4" />
        Download
      </a>
    </p>
  )
}

const MINUTE_MS = HOUR_MS / 60

/** Formats an age: "3 hours", "2 days". */
export function ageText(from: string, to: string): string {
  const age = Date.parse(to) - Date.parse(from)
  if (age < MINUTE_MS) return 'a moment'
  if (age < HOUR_MS) return counted(Math.floor(age / MINUTE_MS), 'minute')
  // Hours are used for up to two days, because a nightly backup is normally less than 24 hours old.
  if (age < 2 * DAY_MS) return counted(Math.floor(age / HOUR_MS), 'hour')
  return counted(Math.floor(age / DAY_MS), 'day')
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
  const start =
    standing === 'off' ? 'With a key, we make a backup every night' : 'We make a backup every night'
  return `${start} from ${BACKUP_HOUR}:00, Banjul time, check it, and keep the last ${BACKUP_DAYS_KEPT} days. Only your key opens them. Have them copied to another place.`
}

/** Returns the problem with the backups and its solution; null if there is none. */
export function backupWarning({ standing, failed }: BackupState): string | null {
  if (standing === 'off') {
    return 'There are no backups. Ask the person who looks after the server to run “npm run backup:key”: it shows the key that opens your backups, for you to keep, and the setting BACKUP_RECIPIENT.'
  }
  if (failed) {
    const reason = failed.reason ?? 'The server log says why.'
    return `The backup of ${adminTime(failed.at)} failed. ${reason} We retry every hour.`
  }
  switch (standing) {
    case 'none':
      return 'There’s no backup yet. We make the first one tonight, or when you press the button.'
    case 'old':
      return 'The latest backup is more than a day and a half old. Make one now and check the server log.'
    case 'missing':
      return 'The newest backup isn’t in this server’s folder: another server made it, or it was moved.'
    case 'fresh':
      return null
  }
}
