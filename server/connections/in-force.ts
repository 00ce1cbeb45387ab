import { keysOf, pick } from '#domain/base/typed-records.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { ConnectionName } from '#domain/site/connections.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { askEvery } from '#server/process/ask-every.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import { readConnections } from '#server/store/connection-record.ts'
import { isOpened } from '#server/store/operator-settings.ts'

/** Milliseconds after which another server uses what was pasted on the desk. */
const LOOK_EVERY_MS = 2_000

/** Keeps `env.stripe`, `env.smtpUrl` and `env.mailFrom` at what is in force: the server's settings, or else what was pasted on the desk. */
export interface Connections {
  /** Whether a service is connected by the server's settings, which come first. */
  fromEnvironment: Record<ConnectionName, boolean>
  /** Whether guests can book: in live mode from when the operator opened the website, in a demonstration always. */
  isOpen: () => boolean
  /** Reads what the desk has set, so that they are in force on this server. */
  refresh: () => Promise<void>
}

export interface WithConnections {
  connections: Connections
}

type ConnectionDeps = Pick<BaseDeps, 'db' | 'log'> & { dataKeys: DataKeys; env: Settings }
type Settings = Pick<BaseDeps['env'], 'live' | 'stripe' | 'stripeApiBase' | 'smtpUrl' | 'mailFrom'>

/** Returns the connections of a server that was started with these settings; `refresh` changes `env` itself. */
export function connectionsOf({ db, dataKeys, env }: ConnectionDeps): Connections {
  const fromEnvironment = { stripe: env.stripe !== null, mail: env.smtpUrl !== null }
  const mailFrom = env.mailFrom
  let isOpen = !env.live
  return {
    fromEnvironment,
    isOpen: () => isOpen,
    async refresh() {
      if (!isOpen) isOpen = await isOpened(db)
      const { stripe, mail } = await readConnections({ db, dataKeys })
      const next: Partial<Settings> = {}
      if (!fromEnvironment.stripe && stripe?.webhookSecret !== env.stripe?.webhookSecret) {
        next.stripe = stripe && {
          ...pick(stripe, ['secretKey', 'webhookSecret']),
          apiBase: env.stripeApiBase,
        }
      }
      if (!fromEnvironment.mail)
        Object.assign(next, { smtpUrl: mail?.url ?? null, mailFrom: mailFrom ?? mail?.from ?? null })
      if (keysOf(next).length > 0) Object.assign(env, next)
    },
  }
}

/** Follows what is pasted on the desk, also on another server, until it is stopped. */
export function followConnections(
  { log }: Pick<BaseDeps, 'log'>,
  { refresh }: Connections,
): { stop: () => Promise<void> } {
  return askEvery(LOOK_EVERY_MS, () =>
    refresh().catch((error: unknown) => log.error({ err: error }, 'the connections could not be read')),
  )
}

/** Refuses guests while the website is not open. Problem: not-open. */
export function assertOpen({ connections }: { connections: Connections }): void {
  if (!connections.isOpen()) throw new Problem('not-open')
}
