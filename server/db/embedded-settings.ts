import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's default of 128 MB is for many users; here the operating system's file cache also holds every page of the tables. */
const BUFFERS = 'shared_buffers=16MB'

/** Returns the settings that the embedded database starts with, whatever its folder says (decision 0044). */
export function embeddedSettings({ defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>) {
  return {
    startParams: [...defaultStartParams, '-c', BUFFERS],
    initDbStartParams: ['--set', BUFFERS, '--wal-segsize=1'],
  }
}
