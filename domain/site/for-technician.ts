import { formatMoment } from '#domain/base/dates.ts'
import type { BackupState } from './backups.ts'
import type { BrowserError } from './browser-errors.ts'

/** The most kinds of errors in one message: a link that opens an email cannot hold many stacks. */
const MOST_ERRORS = 3

/** Returns what the person who looks after the website has to do, as a message for them. Null if all is well. */
export function forTechnician(
  version: string,
  { backups, errors }: { backups: BackupState; errors: readonly BrowserError[] },
): string | null {
  // An older version's errors may be mended by now.
  const present = errors.filter((error) => error.version === version)
  const backupFault = backupFaultOf(backups)
  if (backupFault === null && present.length === 0) return null
  const more = present.length - MOST_ERRORS
  return [
    `The website runs version ${version}.`,
    ...(backupFault === null ? [] : [backupFault]),
    ...present.slice(0, MOST_ERRORS).map(errorText),
    ...(more > 0 ? [`And ${more} more at /api/admin/browser-errors.`] : []),
  ].join('\n\n')
}

function backupFaultOf({ standing, newest, failed }: BackupState): string | null {
  if (standing === 'off') {
    return 'There are no backups. Run “npm run backup:key”, set BACKUP_RECIPIENT as it says, and restart. Give me the key that opens the backups.'
  }
  if (failed) {
    const reason = failed.reason ?? 'The server log says why.'
    return `The backup of ${formatMoment(new Date(failed.at))} failed. ${reason} It is tried again every hour.`
  }
  return standing === 'old' && newest
    ? `The newest backup is of ${formatMoment(new Date(newest.madeAt))}, so a night was missed. The server log says why.`
    : null
}

function errorText({ message, stack, page, count, firstAt, lastAt }: BrowserError): string {
  const times = count === 1 ? 'once' : `${count} times`
  return [message, `page ${page}, ${times}, ${firstAt} to ${lastAt}`, stack].filter(Boolean).join('\n')
}
