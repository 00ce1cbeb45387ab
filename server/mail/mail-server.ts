import { isIPv4 } from 'node:net'
import type { SendMailOptions } from 'nodemailer/lib/mailer'

/** The way out to the operator's mail server. */
export interface MailServer {
  /** Resolves once the server has taken the message. Throws what keeps it from that; aborting cuts the connection. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
}

/**
 * Speaks to the server of SMTP_URL. Each message has a connection of its own: a few mails an hour need no pool, and one that
 * breaks takes nothing with it. For its last answer a server has ten minutes, as RFC 5321 asks for: giving up
 * earlier would send mails twice that have been taken.
 */
export function openMailServer(url: string): MailServer {
  return {
    async send(message, signal) {
      const transport = await connect(url, 30_000)
      await transport.sendMail({ ...message, signal })
    },
  }
}

/** Resolves where the server of SMTP_URL answers and takes the login; throws what keeps it from that. Sends nothing. */
export async function checkMailServer(url: string): Promise<void> {
  await (await connect(url, 10_000)).verify()
}

async function connect(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // A message is made of what stands in the database, and never of other files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    // A relay on this very machine has a certificate that nobody signed, and nobody in between.
    ...(isThisMachine(new URL(url).hostname) && { tls: { rejectUnauthorized: false } }),
  })
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
}

/** Where a refusal of the message itself is spoken; before them only the connection and the login are refused. */
const ABOUT_THE_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * What a failed attempt means. The server has refused this message for good where it answers 5xx to its sender, recipient or
 * content. Anything else may be over soon: 4xx, a server that is down, and also a refused login, which is no fault of the mail.
 */
export function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  if (!(error instanceof Error)) return { reason: String(error), forGood: false }
  const { responseCode, command } = smtpFields(error)
  const forGood = responseCode >= 500 && ABOUT_THE_MESSAGE.has(command)
  return { reason: error.message, forGood }
}

/** What of an error may be logged: the server's own words quote the recipient. */
export function loggedRefusal(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {}
  const { responseCode, command, code } = smtpFields(error)
  // Without an SMTP code it is an error of ours, which is logged whole.
  return code ? { code, responseCode, command } : { err: error }
}

/** What the library tells beside the words; each is there only where it applies. */
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
