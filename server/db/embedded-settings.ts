import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own 128 MB are for many at once; here each page of the tables has its copy in the files' cache anyway. */
const BUFFERS = 'shared_buffers=16MB'

/** What the embedded database is started with, whatever its folder says (decision 0044). */
export function embeddedSettings({ defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>) {
  return {
    startParams: [...defaultStartParams, '-c', BUFFERS],
    initDbStartParams: ['--set', BUFFERS, '--wal-segsize=1'],
  }
}
