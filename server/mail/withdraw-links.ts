import type { BaseDeps } from '#server/base-deps.ts'
import { withoutAddressLinks } from '#server/store/address-link.ts'
import { withClaimLink, withoutClaimLinks, type Claimable } from '#server/store/link-token.ts'
import type { MailRow } from './mail-queue.ts'
import { templatesWhere } from './templates.ts'

/**
 * Links that set a password, accept a hand-over or change where refunds go are made anew; pay links lead to the sign-in instead (decisions
 * 0005, 0010 and 0170).
 */
const OPENING: readonly string[] = templatesWhere(({ link }) => link === 'opens')
const CLAIMING: readonly string[] = templatesWhere(({ link }) => link === 'claims')

/** Matches the path of a link that opens something, up to its token. */
const PATH = String.raw`/(?:(?:refund|hand-over)/|(?:auth|admin/reset)\?token=)`
const TOKEN = new RegExp(String.raw`(?<=${PATH})[\w.-]*[\w-](?:\?confirm=[\w-]{43})?`, 'g')

function openingRemoved(template: string, content: string): string {
  return OPENING.includes(template) ? content.replaceAll(TOKEN, '…') : content
}

/**
 * Returns what the outbox keeps of a mail that was sent or given up: the same mail without its link. A copy of the database must not open
 * an account, claim a booking or redirect a refund (decisions 0005, 0010 and 0170).
 */
export function keptContent({
  template,
  text,
  html,
}: Pick<MailRow, 'template' | 'text' | 'html'>): Pick<MailRow, 'text' | 'html'> {
  const kept = (words: string) => withoutAddressLinks(withoutClaimLinks(openingRemoved(template, words)))
  return { text: kept(text), html: kept(html) }
}

/** True if the mail is worth sending again: removed links and texts do not come back. */
export function canBeSentAgain({ template, text }: Pick<MailRow, 'template' | 'text'>): boolean {
  return text !== '' && !(OPENING.includes(template) && new RegExp(`${PATH}…`).test(text))
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
