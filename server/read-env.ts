import { join, resolve } from 'node:path'
import * as z from 'zod'
import { parseDataKey } from '#server/process/data-keys.ts'
import { holdsPlaceholder, liveModeRefusals } from '#server/process/live-mode.ts'
import { isNetwork } from '#server/process/networks.ts'
import { parseSenderAddress } from '#server/process/sender-address.ts'
import { EnvError, type Env } from './env.ts'

// Only this file reads environment variables.

const flag = z
  .enum(['1', 'true', 'on', '0', 'false', 'off'])
  .transform((word) => ['1', 'true', 'on'].includes(word))
const singleLine = z.string().regex(/^[^\r\n]+$/)
const httpUrl = z.url({ protocol: /^https?$/ })

/** A data key as written in the settings. */
const dataKeySetting = z.string().transform((text, context) => {
  const key = parseDataKey(text)
  if (key) return key
  context.addIssue('no data key')
  return z.NEVER
})

// Each variable's description completes the message that starts with its name. Messages never repeat a value, since some are secret.
const variablesSchema = z.object({
  // Set by deploy/tradewind.service, deploy/Dockerfile and scripts/run-command.ts, not by the operator.
  COMMANDS: singleLine.optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .optional()
    .describe('must be a port number, for example PORT=3000'),
  HOST: singleLine.optional().describe('must be an address to listen on, for example HOST=127.0.0.1'),
  BASE_URL: httpUrl
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url))
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'must be the public address with no path after it, for example BASE_URL=https://www.example.com',
    ),
  DATA_DIR: singleLine.optional().describe('must be a folder, for example DATA_DIR=./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'must be a PostgreSQL address, for example DATABASE_URL=postgres://user:password@localhost:5432/tradewind',
    ),
  APP_NOW: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe('must be a date and time in ISO format, for example APP_NOW=2025-09-01T09:00:00Z'),
  ADMIN_PASSWORD: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('must be at least 32 random characters; `openssl rand -hex 32` creates them'),
  DATA_KEY: dataKeySetting
    .optional()
    .describe('must be 32 random bytes; `openssl rand -base64 32` creates them'),
  DATA_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(dataKeySetting))
    .optional()
    .describe('must be the earlier values of DATA_KEY, with commas between them'),
  BACKUP_DIR: singleLine
    .optional()
    .describe('must be a folder, for example BACKUP_DIR=/var/backups/tradewind'),
  BACKUP_RECIPIENT: z
    .string()
    // Bech32; its checksum is not verified.
    .regex(/^age1[02-9ac-hj-np-z]{58}$/)
    .optional()
    .describe('must be the public key that `npm run backup:key` prints; it begins with age1'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional()
    .describe('must be a secret key from the Stripe dashboard; it begins with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional()
    .describe("must be the webhook's signing secret from the Stripe dashboard; it begins with whsec_"),
  STRIPE_API_BASE: httpUrl
    .optional()
    .describe('must be an http or https address; leave it out to use Stripe itself'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'must be the address of a mail server, for example SMTP_URL=smtps://user:password@mail.example.com',
    ),
  MAIL_FROM: singleLine
    .refine((text) => parseSenderAddress(text) !== null)
    .optional()
    .describe(
      'must be the sender of your emails, for example MAIL_FROM="Tradewind Retreats <hello@example.com>"',
    ),
  NOTION_TOKEN: singleLine.optional(),
  NOTION_DATABASE_ID: singleLine.optional(),
  NOTION_BASE_URL: httpUrl
    .optional()
    .describe('must be an http or https address; leave it out to use Notion itself'),
  GOOGLE_CLIENT_ID: singleLine.optional(),
  GOOGLE_CLIENT_SECRET: singleLine.optional(),
  METRICS_TOKEN: z
    .string()
    .min(24)
    .optional()
    .describe('must be at least 24 random characters; `openssl rand -hex 32` creates them'),
  RATE_LIMITS: flag.optional().describe('must be on or off'),
  DRAIN_SECONDS: z
    .enum(['0', '1', '2', '3', '4', '5'])
    .transform(Number)
    .optional()
    .describe('must be a whole number from 0 to 5, for example DRAIN_SECONDS=4'),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().refine(isNetwork)))
    .optional()
    .describe(
      'must be the addresses or networks of your own proxies, for example TRUSTED_PROXY=127.0.0.1,10.0.0.0/8',
    ),
  LIVE: flag.optional().describe('must be 1 or 0'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('must be debug, info, warn, error or silent'),
})

type Variables = z.output<typeof variablesSchema>
type VariableName = keyof Variables

/** Reads and checks the settings that this process was started with. */
export function readProcessEnv(): Env {
  return readEnv(process.env)
}

/**
 * Reads and checks the settings.
 *
 * @throws {EnvError} with every reason at once.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // An empty variable counts as unset: forms and compose files leave a value out that way.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = variablesSchema.safeParse(given)
  if (!parsed.success) throw new EnvError(badValues(parsed.error.issues))
  const env = { ...toEnv(parsed.data), placeholders: settingsWithPlaceholders(given) }
  const reasons = [...brokenPairs(parsed.data), ...(env.live ? liveModeRefusals(env) : [])]
  if (reasons.length > 0) throw new EnvError(reasons)
  return env
}

function badValues(issues: readonly z.core.$ZodIssue[]): string[] {
  const names = new Set(issues.map((issue) => String(issue.path[0])))
  const shape: Record<string, z.ZodType> = variablesSchema.shape
  return [...names].map((name) => `${name} ${shape[name]?.description ?? 'cannot be used'}.`)
}

function settingsWithPlaceholders(given: Record<string, string | undefined>): string[] {
  return Object.keys(variablesSchema.shape).filter((name) => holdsPlaceholder(given[name] ?? ''))
}

const PAIRS: readonly (readonly [VariableName, VariableName])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['NOTION_TOKEN', 'NOTION_DATABASE_ID'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]

function brokenPairs(values: Variables): string[] {
  if (values.DATA_KEY_PREVIOUS && !values.DATA_KEY)
    return ['DATA_KEY_PREVIOUS is set but DATA_KEY is not: set DATA_KEY to the current key.']
  return PAIRS.flatMap(([one, other]) => {
    if ((values[one] === undefined) === (values[other] === undefined)) return []
    const [set, missing] = values[one] === undefined ? [other, one] : [one, other]
    return [`${set} is set but ${missing} is not: set both, or neither.`]
  })
}

function toEnv(values: Variables): Omit<Env, 'placeholders'> {
  const port = values.PORT ?? 3000
  const host = values.HOST ?? '127.0.0.1'
  const dataDir = resolve(values.DATA_DIR ?? './data')
  return {
    port,
    host,
    baseUrl: values.BASE_URL ?? `http://${reachableHost(host)}:${port}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    commands: values.COMMANDS ?? 'npm run {}',
    appNow: values.APP_NOW ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    dataKeys: values.DATA_KEY ? [values.DATA_KEY, ...(values.DATA_KEY_PREVIOUS ?? [])] : [],
    backup: {
      folder: values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : join(dataDir, 'backups'),
      recipient: values.BACKUP_RECIPIENT ?? null,
    },
    stripe: both(values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET, (secretKey, webhookSecret) => ({
      secretKey,
      webhookSecret,
      apiBase: values.STRIPE_API_BASE ?? null,
    })),
    stripeApiBase: values.STRIPE_API_BASE ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    notion: both(values.NOTION_TOKEN, values.NOTION_DATABASE_ID, (token, databaseId) => ({
      token,
      databaseId,
      baseUrl: values.NOTION_BASE_URL ?? null,
    })),
    google: both(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, (clientId, clientSecret) => ({
      clientId,
      clientSecret,
    })),
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimits: values.RATE_LIMITS ?? true,
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    trustedProxies: values.TRUSTED_PROXY ?? [],
    live: values.LIVE === true || /^[sr]k_live_/.test(values.STRIPE_SECRET_KEY ?? ''),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

function both<T>(
  one: string | undefined,
  other: string | undefined,
  make: (one: string, other: string) => T,
): T | null {
  return one !== undefined && other !== undefined ? make(one, other) : null
}

/** Returns a host that can be visited: "localhost" for an address that means all interfaces. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
