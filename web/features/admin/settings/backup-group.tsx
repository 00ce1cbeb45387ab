import { DatabaseBackup, Download } from 'lucide-react'
import type { BackupState } from '#domain/site/backups.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { ageText, backupPlan, backupWarning, sizeText } from './backup-texts.ts'
import { backupsQuery } from './settings-queries.ts'

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
          <BackUpNow isRunning={state.running} isOff={standing === 'off'} />
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
              {older.length === 1 ? 'The one before' : `The ${older.length} before`}
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

function FileRow({
  file: { name, madeAt, bytes },
  saysSize,
}: {
  file: BackupState['files'][number]
  saysSize: boolean
}) {
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

function BackUpNow({ isRunning, isOff }: { isRunning: boolean; isOff: boolean }) {
  const start = useAct({
    act: () => api('POST', '/api/admin/backups'),
    failed: 'No backup was started',
    reads: backupsQuery.queryKey,
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={start.isPending || isRunning}
      busyLabel="Backing up..."
      disabled={isOff}
      onClick={() => start.mutate()}
    >
      <DatabaseBackup aria-hidden className="size-4" />
      Back up now
    </Button>
  )
}
