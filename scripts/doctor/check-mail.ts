import { resolveTxt } from 'node:dns/promises'
import { content } from '#content/content.server.ts'
import type { Env } from '#server/env.ts'
import { checkMailServer } from '#server/mail/mail-server.ts'
import { parseSenderAddress } from '#server/process/sender-address.ts'
import { done, note, todo, type Finding } from './finding.ts'

type LookUp = (name: string) => Promise<string[][]>

/** Checks that the mail server accepts the login, and that the sender's domain has the records that other servers look for. */
export async function checkMail(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  lookUp: LookUp = resolveTxt,
): Promise<Finding[]> {
  if (smtpUrl === null) {
    return [todo('SMTP_URL is not set: mails stay in the admin’s outbox, and reach nobody.')]
  }
  const sender = parseSenderAddress(mailFrom ?? '')?.address ?? content.business.mail.fromAddress
  return [await server(smtpUrl), done(`Mails come from ${sender}`), ...(await domainRecords(sender, lookUp))]
}

async function server(smtpUrl: string): Promise<Finding> {
  const { hostname } = new URL(smtpUrl)
  try {
    await checkMailServer(smtpUrl)
    return done(`${hostname} answers and takes the login`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'EAUTH'
      ? todo(`${hostname} refuses the login of SMTP_URL: mend user and password.`)
      : todo(`${hostname} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * SPF says which servers may send for a domain, DMARC what to do with others. DKIM is not checked, because its name is the provider's own.
 */
async function domainRecords(sender: string, lookUp: LookUp): Promise<Finding[]> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const hasSpf = await says(lookUp, domain, 'v=spf1')
  const hasDmarc = await says(lookUp, `_dmarc.${domain}`, 'v=DMARC1')
  if (hasSpf === null || hasDmarc === null) {
    return [note(`The records of ${domain} could not be looked up from here.`)]
  }
  return [
    hasSpf
      ? done(`${domain} has an SPF record`)
      : todo(
          `${domain} has no SPF record, so mails end up as spam: add the one that your mail provider shows.`,
        ),
    hasDmarc
      ? done(`${domain} has a DMARC record`)
      : note(`${domain} has no DMARC record; large mail providers want one.`),
  ]
}

/** Returns whether a record starts with `start`; null if the lookup failed. */
async function says(lookUp: LookUp, name: string, start: string): Promise<boolean | null> {
  try {
    const records = await lookUp(name)
    return records.some((parts) => parts.join('').startsWith(start))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null
  }
}
