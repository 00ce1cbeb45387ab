import type { Accounts } from './accounts/accounts.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/connect.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Notion } from './notion/notion.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { AdminPassword } from './secrets.ts'

/** Everything a call or a use case may need. Built once at start; tests build their own. */
export interface Deps {
  env: Env & { sessionSecret: string }
  clock: Clock
  log: Log
  db: Database
  /** Rejects while the database does not answer. */
  pingDatabase: () => Promise<void>
  adminPassword: AdminPassword
  accounts: Accounts
  gateway: PaymentGateway
  /** The notes tool, where it is configured. */
  notion: Notion | null
}
