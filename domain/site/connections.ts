import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'

/** Services whose keys the operator can paste on the desk. */
export const CONNECTION_NAMES = ['stripe', 'mail'] as const
export type ConnectionName = (typeof CONNECTION_NAMES)[number]

/** Returns why a pasted text cannot be Stripe's secret key, in words; null if it looks like one. */
export function stripeKeyProblem(key: string): string | null {
  if (/^[sr]k_(test|live)_\w+$/.test(key)) return null
  if (key.startsWith('pk_'))
    return 'This is the publishable key. Copy the secret key beside it: it begins with sk_'
  if (key.startsWith('whsec_'))
    return 'This is a webhook’s signing secret. Copy the secret key: it begins with sk_'
  return 'This isn’t Stripe’s secret key. It begins with sk_test_ or sk_live_'
}

/** True if cards are really charged with this key. */
export function isLiveKey(key: string): boolean {
  return /^[sr]k_live_/.test(key)
}

/** The mail servers of large providers, by the domain of an address. Others mostly name theirs smtp.<domain>. */
const KNOWN_SERVERS: Record<string, string> = {
  'gmail.com': 'smtp.gmail.com',
  'googlemail.com': 'smtp.gmail.com',
  'icloud.com': 'smtp.mail.me.com',
  'me.com': 'smtp.mail.me.com',
  'yahoo.com': 'smtp.mail.yahoo.com',
  'gmx.net': 'mail.gmx.net',
  'gmx.de': 'mail.gmx.net',
  'web.de': 'smtp.web.de',
}

const TLS_PORT = 465
const USUAL_PORT = 587

/** What the operator types to send mail: an address and its password, and the server if it is not the usual one. */
export const mailLoginSchema = z.object({
  from: emailSchema,
  password: z.string('Enter the password').check(z.minLength(1, 'Enter the password'), z.maxLength(500)),
  /** The login, if it is not the address. */
  user: z.optional(z.string().check(z.maxLength(254))),
  host: z.optional(
    z.string().check(
      z.overwrite((text) => text.trim().toLowerCase()),
      z.regex(/^$|^[a-z0-9][a-z0-9.-]{0,252}$/, 'Write the server’s name, for example smtp.example.com'),
    ),
  ),
  port: z.optional(z.int('Write a number').check(z.minimum(1), z.maximum(65_535))),
})
export type MailLogin = z.output<typeof mailLoginSchema>

/** Returns the address of the mail server of a login, as SMTP_URL has it. A password never goes to another machine in clear. */
export function mailServerUrl({ from, password, user, host, port = USUAL_PORT }: MailLogin): string {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const server = host || (KNOWN_SERVERS[domain.toLowerCase()] ?? `smtp.${domain}`)
  const login = `${encodeURIComponent(user || from)}:${encodeURIComponent(password)}`
  const isHere = /^(localhost|127\..*)$/.test(server)
  const scheme = port === TLS_PORT ? 'smtps' : 'smtp'
  return `${scheme}://${login}@${server}:${port}${isHere || port === TLS_PORT ? '' : '?requireTLS=true'}`
}
