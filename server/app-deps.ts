import type { WithAccounts } from '#server/account/accounts.ts'
import type { WithBackups } from '#server/backup/backups.ts'
import type { WithBankFiles } from '#server/bank-import/read-bank-file.ts'
import type { WithConnections } from '#server/connections/in-force.ts'
import type { WithNotion } from '#server/notion/notion.ts'
import type { WithPictures } from '#server/picture/make-picture.ts'
import type { WithContents } from '#server/site/contents.ts'
import type { Deps } from './deps.ts'

/** Everything that the server has, opened once at its start; tests open their own. */
export type AppDeps = Deps &
  WithAccounts &
  WithBackups &
  WithBankFiles &
  WithConnections &
  WithContents &
  WithNotion &
  WithPictures
