import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import { RESET_LINK_MINUTES } from '#emails/account/password-reset.tsx'
import type { BaseDeps } from '#server/base-deps.ts'
import { mails } from '#server/db/schema.ts'
import { withoutAddressLinks } from '#server/store/address-link.ts'
import { withClaimLink, withoutClaimLinks, type Claimable } from '#server/store/link-token.ts'
import type { MailRow } from './mail-queue.ts'
import { senderOf } from './sender.ts'
import { templatesWhere, type MailTemplate } from './templates.ts'
import { writeMail } from './write-mail.ts'

/** The only mail whose link gives access to an account. */
const WITH_LINK: MailTemplate = 'password-reset'
const LINK = '%/auth?token=%'

/**
 * Links that accept a hand-over or change where refunds go are made anew; pay links lead to the sign-in instead (decisions 0005 and 0170).
 */
const OPENING: readonly string[] = templatesWhere(({ link }) => link === 'opens')
const CLAIMING: readonly string[] = templatesWhere(({ link }) => link === 'claims')

/** Matches the path of a link that opens something, up to its token. */
const PATH = '/(?:refund|hand-over)/'
const TOKEN = new RegExp(String.raw`(?<=${PATH})[\w.-]*[\w-](?:\?confirm=[\w-]{43})?`, 'g')

function openingRemoved(template: string, content: string): string {
  return OPENING.includes(template) ? content.replaceAll(TOKEN, '…') : content
}

/**
 * Returns what the outbox keeps of a mail that was sent or given up: the same mail without its link. A copy of the database must not open
 * an account, claim a booking or redirect a refund (decisions 0005, 0010 and 0170).
 */
export async function keptContent(
  deps: Pick<BaseDeps, 'env'>,
  { template, text, html }: Pick<MailRow, 'template' | 'text' | 'html'>,
): Promise<Pick<MailRow, 'text' | 'html'>> {
  if (template === WITH_LINK) return contentWithoutLink(deps)
  const kept = (words: string) => withoutAddressLinks(withoutClaimLinks(openingRemoved(template, words)))
  return { text: kept(text), html: kept(html) }
}

/** True if the mail is worth sending again: removed links and texts do not come back. */
export function canBeSentAgain({ template, text }: Pick<MailRow, 'template' | 'text'>): boolean {
  if (template === WITH_LINK || text === '') return false
  return !(OPENING.includes(template) && new RegExp(`${PATH}…`).test(text))
}

/**
 * Returns the content to send again. The booking's guest gets the present claim link; for everybody else it is left out. The address may be
 * another one by now, so a link that confirms the first one leads to the page that sends a new link.
 */
export function contentToSendAgain(
  deps: Pick<BaseDeps, 'env'>,
  { template, text, html }: Pick<MailRow, 'template' | 'text' | 'html'>,
  booking: Claimable | null,
): Pick<MailRow, 'text' | 'html'> {
  const claim = (words: string) => (booking ? withClaimLink(deps, booking, words) : withoutClaimLinks(words))
  const write = (words: string) => withoutAddressLinks(CLAIMING.includes(template) ? claim(words) : words)
  return { text: write(text), html: write(html) }
}

/**
 * Takes the links out of mails that will not be sent any more: at once, or, for mails kept without a mail server, when the link has
 * expired.
 */
export async function withdrawOldLinks(deps: Pick<BaseDeps, 'db' | 'env'>): Promise<void> {
  const isOld = sql`${mails.dueAt} < now() - make_interval(mins => ${RESET_LINK_MINUTES})`
  await withdraw(deps, or(inArray(mails.state, ['sent', 'failed']), and(eq(mails.state, 'kept'), isOld)))
}

/** Takes the links out of mails kept for an address after one of them was used, which invalidates the others. */
export async function withdrawLinksTo(deps: Pick<BaseDeps, 'db' | 'env'>, recipient: string): Promise<void> {
  await withdraw(deps, and(eq(mails.recipient, recipient), eq(mails.state, 'kept')))
}

async function withdraw(deps: Pick<BaseDeps, 'db' | 'env'>, which: SQL | undefined): Promise<void> {
  const withLink = and(eq(mails.template, WITH_LINK), like(mails.text, LINK), which)
  if ((await deps.db.$count(mails, withLink)) === 0) return
  await deps.db
    .update(mails)
    .set(await contentWithoutLink(deps))
    .where(withLink)
}

async function contentWithoutLink(deps: Pick<BaseDeps, 'env'>): Promise<Pick<MailRow, 'text' | 'html'>> {
  const { text, html } = await writeMail(WITH_LINK, senderOf(deps), { resetUrl: null })
  return { text, html }
}
