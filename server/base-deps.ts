import type { SiteContent } from '#content/site-content.ts'
import type { Database } from '#server/db/connect.ts'
import type { Clock } from '#server/process/clock.ts'
import type { Log } from '#server/process/log.ts'
import type { Env } from './env.ts'

/** The part of `Deps` that accounts, emails and the locks of a change need. */
export interface BaseDeps {
  /** The site's content in force. Nothing keeps a part of it past a request. */
  site: () => SiteContent
  env: Env & { sessionSecret: string }
  clock: Clock
  log: Log
  db: Database
}
