import { isIPv4 } from 'node:net'
import type { SendMailOptions } from 'nodemailer/lib/mailer'

/** The connection to the operator's mail server. */
export interface MailServer {
  /** Resolves once the server has accepted the message. Throws the reason if it does not; aborting the signal cuts the connection. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
}

/**
 * Returns the mail server in force, which may change. Each message gets its own connection: a few mails an hour need no pool, and a broken one affects no
 * other mail. The final answer may take ten minutes (RFC 5321), because giving up earlier would send accepted mails twice.
 */
export function openMailServer(env: { smtpUrl: string | null }): MailServer {
  return {
    async send(message, signal) {
      if (env.smtpUrl === null) throw new Error('there is no mail server')
      const transport = await connect(env.smtpUrl, 30_000)
      await transport.sendMail({ ...message, signal })
    },
  }
}

/** Resolves if a mail server answers and accepts the login, and throws the reason if not. Sends nothing. */
export async function checkMailServer(url: string): Promise<void> {
  await (await connect(url, 10_000)).verify()
}

async function connect(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // A message consists only of what the database holds, never of files or addresses that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
    // A mail relay on this machine has a self-signed certificate, and nobody can intercept the connection.
    ...(isThisMachine(new URL(url).hostname) && { tls: { rejectUnauthorized: false } }),
  })
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
}

/** The commands at which the server refuses a message; before them it refuses only the connection or the login. */
const ABOUT_THE_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Returns what a failed attempt means. A refusal is permanent if the server answers 5xx to the sender, recipient or content. Everything
 * else may be temporary: 4xx, an unreachable server, and a refused login, which is not the mail's fault.
 */
export function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  if (!(error instanceof Error)) return { reason: String(error), forGood: false }
  const { responseCode, command } = smtpFields(error)
  const forGood = responseCode >= 500 && ABOUT_THE_MESSAGE.has(command)
  return { reason: error.message, forGood }
}

/** Returns what of an error may be logged: the server's message would quote the recipient. */
export function loggedRefusal(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {}
  const { responseCode, command, code } = smtpFields(error)
  // Without an SMTP code it is an error in our own code, which is logged whole.
  return code ? { code, responseCode, command } : { err: error }
}

/** The fields that the mail library sets beside the message, each only if it applies. */
interface SmtpError extends Error {
  responseCode?: unknown
  command?: unknown
  code?: unknown
}

function smtpFields({ responseCode, command, code }: SmtpError) {
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    command: typeof command === 'string' ? command : '',
    code: typeof code === 'string' ? code : '',
  }
}
