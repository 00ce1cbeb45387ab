import type { Accounts } from '#server/account/accounts.ts'
import type { Backups } from '#server/backup/backups.ts'
import type { Connections } from '#server/connections/in-force.ts'
import type { Notion } from '#server/notion/notion.ts'
import type { PaymentGateway } from '#server/payment/gateway.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { HostInfo } from '#server/process/host-info.ts'
import type { Metrics } from '#server/process/metrics.ts'
import type { Contents } from '#server/site/contents.ts'
import type { Workers } from '#server/start/workers.ts'
import type { BaseDeps } from './base-deps.ts'

/** Everything a route or a use case may need. Built once at start; tests build their own. */
export interface Deps extends BaseDeps {
  /** The keys for data encrypted at rest. */
  dataKeys: DataKeys
  /** Rejects while the database does not answer. */
  pingDatabase: () => Promise<void>
  accounts: Accounts
  /** The version of the website in force. */
  contents: Contents
  connections: Connections
  gateway: PaymentGateway
  /** The Notion client. Null if Notion is not configured. */
  notion: Notion | null
  backups: Backups
  workers: Workers
  hostInfo: HostInfo
  /** The metrics that /metrics shows. Null if no metrics token is set. */
  metrics: Metrics | null
}
