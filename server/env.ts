/** The settings of one instance, as read-env.ts reads them. */
export interface Env {
  port: number
  host: string
  /** The public origin, without a trailing slash. */
  baseUrl: string
  /** Absolute path of the folder that holds the embedded database and the files that the server creates for itself. */
  dataDir: string
  databaseUrl: string | null
  /** How a command is typed on this instance, with `{}` in place of its name. */
  commands: string
  /** The clock starts at this instant. Null for the real time. */
  appNow: Date | null
  adminPassword: string | null
  sessionSecret: string | null
  /** The keys for data encrypted at rest, the current one first. Empty if the server makes and keeps its own key. Secret. */
  dataKeys: readonly Buffer[]
  /**
   * The absolute path of the backup folder, and the age recipient that backups are encrypted for. Without a recipient no backups are made.
   */
  backup: { folder: string; recipient: string | null }
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null
  /** URL of another server with Stripe's API, for tests. Null for Stripe itself. */
  stripeApiBase: string | null
  smtpUrl: string | null
  mailFrom: string | null
  notion: { token: string; databaseId: string; baseUrl: string | null } | null
  google: { clientId: string; clientSecret: string } | null
  /** The bearer token for /metrics. Null if nobody may read it. */
  metricsToken: string | null
  rateLimits: boolean
  /** How many seconds the server keeps answering after it was asked to end, so that a proxy notices first. */
  drainSeconds: number
  /** Addresses and networks whose `X-Forwarded-For` is trusted. Empty by default. */
  trustedProxies: readonly string[]
  /** True for an instance with real guests and real money (decision 0009). */
  live: boolean
  /** The names of settings that still hold an example's placeholder, such as `<password>`. */
  placeholders: readonly string[]
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Thrown for settings that the server cannot start with. Each reason names the variable and how to correct it. */
export class EnvError extends Error {
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(
      `The server cannot start until these settings are fixed:\n${reasons.map((r) => `  - ${r}`).join('\n')}`,
    )
    this.name = 'EnvError'
    this.reasons = reasons
  }
}

/** Returns how the operator types a package.json command on this instance. */
export function commandOf({ commands }: Pick<Env, 'commands'>, name: string): string {
  return commands.replace('{}', name)
}
